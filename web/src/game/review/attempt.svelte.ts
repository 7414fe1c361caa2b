/** A turn that somebody tries at a decision of a reviewed game: drafted like one's own, and never played. */

import type { ApiError, Result } from '../../lib/api_client';
import { moveText } from '../../lib/notation';
import type { Objection, Offer, TriedTurn } from '../../lib/types';
import { PLACED, Seating, type Placement, type SeatingSource, type WhyNot } from '../seating/seating.svelte';
import type { Happening } from '../turn/happenings';

const END_TURN = moveText({ kind: 'end-turn' });
const CHOICES = new Set(['lower-hand-size', 'name-birthday']);

/** What the house says to some steps at the decision. */
export type Ask = (moves: readonly string[]) => Promise<Result<TriedTurn>>;

export class Attempt implements SeatingSource {
  readonly seat: number;
  readonly seating = new Seating(this);
  readonly chairFirst = false;
  readonly offersAreAll = true;

  moves = $state.raw<readonly string[]>([]);
  /** What the house says to them. */
  now: TriedTurn;
  /** Why nothing could be asked. */
  trouble = $state.raw<ApiError | null>(null);
  busy = $state(false);

  hand: (string | null)[] = $derived.by(() => this.now.draft.view.hands[this.seat] ?? []);
  /** Nothing more is decided: what would be drawn or shown now nobody could know. */
  whole: boolean = $derived.by(() => this.now.whole);
  /** What is asked at the end of a turn. */
  choices: Offer[] = $derived.by(() => this.offers.filter(({ kind }) => CHOICES.has(kind)));
  canEnd: boolean = $derived.by(() => this.offers.some(({ kind }) => kind === 'end-turn'));
  clubs: Offer[] = $derived.by(() =>
    this.offers.filter(({ kind }) => kind === 'host-club').sort((a, b) => b.points - a.points),
  );
  /** Something has to be read or answered before it goes on. */
  urgent: boolean = $derived.by(() => this.seating.whyNot !== null || this.trouble !== null || this.choices.length > 0);

  readonly #ask: Ask;
  readonly #start: TriedTurn;
  readonly #tell: (happening: Happening) => void;
  #request = 0; // only the answer to the last one counts

  constructor(seat: number, start: TriedTurn, ask: Ask, tell: (happening: Happening) => void) {
    this.seat = seat;
    this.now = $state.raw(start);
    this.#start = start;
    this.#ask = ask;
    this.#tell = tell;
  }

  get offers(): readonly Offer[] {
    return this.now.draft.offers;
  }

  /** What could be done before the first step. */
  get firstOffers(): readonly Offer[] {
    return this.#start.draft.offers;
  }

  get seated(): Readonly<Record<string, string>> {
    return this.now.draft.view.seated;
  }

  get companyAwaited(): boolean {
    return this.now.draft.view.turn.waiting !== null;
  }

  get active(): boolean {
    return !this.whole;
  }

  async place(move: string): Promise<Placement> {
    const answer = await this.#redraft([...this.moves, move]);
    if (answer === null) return { placed: false, objections: [] };
    if (!answer.draft.legal) return { placed: false, objections: answer.draft.objections };
    const step = answer.draft.steps.at(-1);
    if (this.choices.length > 0) this.#tell({ kind: 'asked', stage: answer.draft.view.turn.stage });
    else if (step && move !== END_TURN) this.#tell({ kind: 'drafted', step });
    return PLACED;
  }

  async ask(move: string): Promise<readonly Objection[] | null> {
    const answer = await this.#ask([...this.moves, move]);
    return answer.ok && !answer.value.draft.legal ? answer.value.draft.objections : null;
  }

  refused(whyNot: WhyNot): void {
    this.#tell({ kind: 'refused', whyNot });
  }

  /** End the turn where it is, if that is still to be done; whether it is whole now. */
  async finish(): Promise<boolean> {
    this.seating.cancel();
    if (!this.whole && this.canEnd) {
      const { placed, objections } = await this.place(END_TURN);
      if (!placed) this.seating.explain('', '', objections);
    }
    return this.whole;
  }

  async undo(): Promise<void> {
    const last = this.moves.at(-1);
    this.seating.cancel();
    if (last === undefined) return;
    if (this.moves.length === 1) this.#begin();
    else if ((await this.#redraft(this.moves.slice(0, -1))) === null) return;
    this.#tell({ kind: 'undone', move: last });
  }

  #begin(): void {
    this.#request += 1;
    this.busy = false;
    this.moves = [];
    this.now = this.#start;
    this.trouble = null;
  }

  async #redraft(moves: readonly string[]): Promise<TriedTurn | null> {
    const number = ++this.#request;
    this.busy = true;
    const answer = await this.#ask(moves);
    if (number !== this.#request) return null;
    this.busy = false;
    this.trouble = answer.ok ? null : answer;
    if (!answer.ok) return null;
    if (answer.value.draft.legal) {
      this.moves = moves;
      this.now = answer.value;
    }
    return answer.value;
  }
}
