/** A puzzle that somebody solves: followed like a match, answered with a turn, and then shown with the best one. */

import type { ApiError, MatchApi, Result, Subscription, SubscriptionHandlers } from '../../lib/api_client';
import { MatchFollower } from '../../lib/match.svelte';
import type { PuzzleClient } from '../../lib/puzzle_client';
import type { Draft, DraftWanted, News, Prospects, Puzzle, PuzzleAnswer, Snapshot, View } from '../../lib/types';
import { after, beginning, snapshotOf, stateOf, type Moment } from './as_match';

/** What the room shows once there is an answer. */
export type Shown = 'yours' | 'best' | 'before';

export class Puzzling implements MatchApi {
  readonly id: string;
  readonly follower: MatchFollower;

  puzzle = $state.raw<Puzzle | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  shown = $state<Shown>('before');
  /** The answer is on its way without a turn of one's own. */
  givingUp = $state(false);
  trouble = $state.raw<ApiError | null>(null);

  #client: PuzzleClient;
  #now: Moment | null = null;
  #own: View | null = null; // after one's own turn

  constructor(client: PuzzleClient, id: string) {
    this.#client = client;
    this.id = id;
    this.follower = new MatchFollower(this, id);
  }

  /** The turn whose places the room points out. */
  get movesShown(): readonly string[] {
    if (this.shown === 'best') return this.answer?.best.moves ?? [];
    return this.shown === 'yours' ? (this.answer?.yours?.moves ?? []) : [];
  }

  /** See the best turn without one of one's own. */
  async giveUp(): Promise<void> {
    if (this.givingUp || this.answer !== null) return;
    this.givingUp = true;
    const answer = await this.#client.giveUp(this.id);
    this.givingUp = false;
    this.trouble = answer.ok ? null : answer;
    if (!answer.ok) return;
    this.follower.turn.restart();
    this.answer = answer.value;
    await this.show('best');
  }

  /** Show the room as it was, or as a turn leaves it. */
  async show(what: Shown): Promise<void> {
    const { puzzle } = this;
    if (puzzle === null || this.#now === null) return;
    this.shown = what;
    const view = what === 'before' ? puzzle.view : await this.#after(what);
    if (this.shown !== what || view === null) return;
    this.#now = after(this.#now, { view });
    this.follower.take({ ok: true, value: snapshotOf(puzzle, this.#now) });
  }

  async #after(what: 'yours' | 'best'): Promise<View | null> {
    if (what === 'yours') return this.#own;
    const draft = await this.#client.preview(this.id, this.answer?.best.moves ?? []);
    return draft.ok ? draft.value.view : null;
  }

  // A match, to whoever follows it

  getMatch = async (): Promise<Result<Snapshot>> => {
    const answer = await this.#client.getPuzzle(this.id);
    if (!answer.ok) return answer;
    this.puzzle = answer.value;
    this.#now ??= beginning(answer.value);
    return { ok: true, value: snapshotOf(answer.value, this.#now) };
  };

  /** Nothing ever happens but what one does oneself. */
  getNews = (): Promise<Result<News>> => Promise.resolve(this.#news());

  subscribe = (_id: string, _reader: unknown, handlers: SubscriptionHandlers): Subscription => {
    queueMicrotask(() => handlers.onOpen());
    return { close: () => undefined };
  };

  preview = (_id: string, { moves }: DraftWanted): Promise<Result<Draft>> => this.#client.preview(this.id, moves);

  getProspects = (): Promise<Result<Prospects>> => this.#client.getProspects(this.id);

  /** A turn is an answer. */
  play = async (_id: string, { moves }: { moves: string[] }): Promise<Result<News>> => {
    const drafted = this.follower.turn.dryRun?.view ?? null;
    const answer = await this.#client.answer(this.id, moves);
    if (!answer.ok) return answer;
    this.#own = drafted ?? this.puzzle?.view ?? null;
    this.answer = answer.value;
    this.shown = 'yours';
    if (this.#now !== null && this.#own !== null) this.#now = after(this.#now, { view: this.#own });
    return this.#news();
  };

  #news(): Result<News> {
    if (this.puzzle === null || this.#now === null)
      return { ok: false, status: 404, error: 'no-such-puzzle', body: {} };
    return { ok: true, value: { seq: this.#now.seq, entries: [], state: stateOf(this.puzzle, this.#now) } };
  }
}
