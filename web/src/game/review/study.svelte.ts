/** One decision of a review looked at: the room before it, the turn that was played, the better one, and one's own try. */

import type { ApiClient, ApiError } from '../../lib/api_client';
import type { Draft, JudgedTurn, ReviewedTurn, TriedTurn, View } from '../../lib/types';
import type { Happening } from '../turn/happenings';
import { Attempt, type Ask } from './attempt.svelte';
import type { Told, ToldTurn } from './drawn';
import { isMistake } from './figures';

/** A whole turn that somebody tried, beside the others. */
export interface Compared {
  readonly moves: readonly string[];
  readonly tried: TriedTurn;
}

/** What a review says of a turn that somebody tried. */
export type Verdict = 'best' | 'played' | 'behind' | 'unknown';

export class TurnStudy {
  turn = $state.raw<ReviewedTurn | null>(null);
  /** The game before it was decided, as its player saw it. */
  position = $state.raw<TriedTurn | null>(null);
  /** The better turn is shown. */
  answered = $state(false);
  attempt = $state.raw<Attempt | null>(null);
  compared = $state.raw<Compared | null>(null);
  /** What turns pay, step by step. */
  drafts = $state.raw<Partial<Record<Told, Draft>>>({});
  trouble = $state.raw<ApiError | null>(null);

  /** One may try, and does not know the answer. */
  trying: boolean = $derived.by(() => this.attempt !== null && !this.answered);
  /** The room that is shown. */
  view: View | null = $derived.by(
    () => ((this.trying ? this.attempt?.now : null) ?? this.position)?.draft.view ?? null,
  );
  /** There is a room to show. */
  seen: boolean = $derived.by(() => this.view !== null);
  /** The best of the others: the better turn, or the next best where the played one is the best. */
  other: JudgedTurn | null = $derived.by(() => this.turn?.alternatives[0] ?? null);
  otherTold: Told = $derived.by(() => (this.turn?.is_best ? 'next' : 'better'));
  verdict: Verdict | null = $derived.by(() =>
    this.compared && this.turn ? verdictOf(this.compared.tried, this.turn) : null,
  );
  /** The judged turn that one's own comes to. */
  judged: JudgedTurn | null = $derived.by(() => judgedOf(this.compared?.tried ?? null, this.turn));
  /** What is drawn in the room. */
  told: readonly ToldTurn[] = $derived.by(() => this.#told());

  readonly #ask: (decision: number) => Ask;
  readonly #tell: (happening: Happening) => void;
  #request = 0; // only the answers to the last one count

  constructor(api: ApiClient, match: string, tell: (happening: Happening) => void) {
    this.#ask = (decision) => (moves) => api.tryTurn(match, { decision, moves: [...moves] });
    this.#tell = tell;
  }

  /** Look at a decision; where it was a mistake, one may try before the answer is shown. */
  async look(turn: ReviewedTurn): Promise<void> {
    this.close();
    this.turn = turn;
    this.answered = !isMistake(turn);
    const [number, ask] = [this.#request, this.#ask(turn.decision)];
    const [position, played] = await Promise.all([ask([]), ask(turn.played.moves)]);
    if (number !== this.#request) return;
    const failed = [position, played].find((answer) => !answer.ok);
    this.trouble = failed && !failed.ok ? failed : null;
    if (!position.ok || !played.ok) return;
    this.position = position.value;
    this.drafts = { played: played.value.draft };
    if (this.answered) await this.#fetchOther();
    else this.attempt = this.#newAttempt(turn, position.value);
  }

  /** Show the answer; what was tried so far is forgotten, unless it was compared. */
  async reveal(): Promise<void> {
    this.answered = true;
    this.attempt?.seating.cancel();
    await this.#fetchOther();
  }

  /** Put one's own turn beside the others, once it is whole. */
  async compare(): Promise<boolean> {
    const { attempt } = this;
    if (!attempt || !(await attempt.finish()) || attempt !== this.attempt) return false;
    this.compared = { moves: attempt.moves, tried: attempt.now };
    this.drafts = { ...this.drafts, tried: attempt.now.draft };
    await this.reveal();
    return true;
  }

  /** Try it once more, or for the first time. */
  again(): void {
    if (!this.turn || !this.position) return;
    this.compared = null;
    this.answered = false;
    this.attempt = this.#newAttempt(this.turn, this.position);
  }

  close(): void {
    this.#request += 1;
    this.turn = this.position = this.attempt = this.compared = this.trouble = null;
    this.answered = false;
    this.drafts = {};
  }

  async #fetchOther(): Promise<void> {
    const { turn, other, otherTold } = this;
    if (!turn || !other || this.drafts[otherTold]) return;
    const number = this.#request;
    const answer = await this.#ask(turn.decision)(other.moves);
    if (number !== this.#request) return;
    this.trouble = answer.ok ? null : answer;
    if (answer.ok) this.drafts = { ...this.drafts, [otherTold]: answer.value.draft };
  }

  #newAttempt({ decision, seat }: ReviewedTurn, position: TriedTurn): Attempt {
    return new Attempt(seat, position, this.#ask(decision), this.#tell);
  }

  #told(): readonly ToldTurn[] {
    const { turn, attempt, other, otherTold, compared } = this;
    if (!turn || !this.position) return [];
    const played: ToldTurn = { told: 'played', moves: turn.played.moves };
    if (!this.answered) return attempt && attempt.moves.length > 0 ? [] : [played];
    const shown: ToldTurn[] = other ? [played, { told: otherTold, moves: other.moves }] : [played];
    const same = compared !== null && (compared.tried.judged === 0 || compared.tried.judged === 1);
    return compared && !same ? [...shown, { told: 'tried', moves: compared.moves }] : shown;
  }
}

function verdictOf({ judged }: TriedTurn, turn: ReviewedTurn): Verdict {
  if (judged === null) return 'unknown';
  if (judged === (turn.is_best ? 0 : 1)) return 'best';
  return judged === 0 ? 'played' : 'behind';
}

function judgedOf(tried: TriedTurn | null, turn: ReviewedTurn | null): JudgedTurn | null {
  if (!turn || tried?.judged == null) return null;
  return [turn.played, ...turn.alternatives][tried.judged] ?? null;
}
