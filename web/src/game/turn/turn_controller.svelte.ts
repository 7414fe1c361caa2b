/** One's own turn in a match: seating guests, and what else can be done until it is played. */

import type { MatchFollower } from '../../lib/match.svelte';
import { settings } from '../../lib/settings.svelte';
import { moveText } from '../../lib/notation';
import type { Objection, Offer } from '../../lib/types';
import type { Happening } from './happenings';
import { meaningOf } from './move_words';
import { PLACED, Seating, type Placement, type SeatingSource, type WhyNot } from '../seating/seating.svelte';

const END_TURN = moveText({ kind: 'end-turn' });
const CHOICES = new Set(['lower-hand-size', 'name-birthday']);

export class TurnController implements SeatingSource {
  readonly follower: MatchFollower;
  readonly seating = new Seating(this);
  readonly chairFirst = true;

  hand: (string | null)[] = $derived.by(() => {
    const { view, seat } = this.follower;
    return view && seat !== null ? (view.hands[seat] ?? []) : [];
  });
  clubs: Offer[] = $derived.by(() =>
    this.offers.filter((offer) => offer.kind === 'host-club').sort((a, b) => b.points - a.points),
  );
  choices: Offer[] = $derived.by(() => this.offers.filter((offer) => CHOICES.has(offer.kind)));
  canEnd: boolean = $derived.by(() => this.offers.some((offer) => offer.kind === 'end-turn'));
  /** Why the last step or turn was not taken, where no rule says it. */
  trouble: string | null = $derived.by(() => {
    const { refusal } = this.follower.turn;
    return refusal?.objections.length === 0 ? (refusal.error ?? null) : null;
  });
  /** What the last step means, where it is no seating. */
  meaning: string | null = $derived.by(() => meaningOf(this.follower.turn.draft.at(-1) ?? ''));
  /** Something has to be read or answered before the turn goes on, and is not told in the room. */
  urgent: boolean = $derived.by(
    () =>
      this.active &&
      (this.seating.whyNotBeside !== null ||
        this.seating.wanted !== null ||
        this.trouble !== null ||
        this.follower.turn.lapsed !== null ||
        this.choices.length > 0 ||
        this.meaning !== null),
  );
  busy: boolean = $derived.by(() => this.follower.turn.committing || this.follower.turn.thinking);
  /** Whether the turn, or this part of it, can be played as it is drafted. */
  canCommit: boolean = $derived.by(() => {
    const { draft, dryRun } = this.follower.turn;
    const { myTurn, paused } = this.follower;
    if (!myTurn || paused || this.busy || this.choices.length > 0) return false;
    return this.canEnd || (draft.length > 0 && dryRun !== null && (dryRun.reveals || this.offers.length === 0));
  });

  /** Somebody wants to know what would be good; until the turn is another one. */
  hinting: boolean = $derived.by(() => this.mayHint && this.#hinted === this.follower.state?.seq);
  #hinted = $state<number | null>(null);

  readonly #tell: (happening: Happening) => void;

  /** With whom to tell what happens, for those who listen. */
  constructor(follower: MatchFollower, tell: (happening: Happening) => void) {
    this.follower = follower;
    this.#tell = tell;
  }

  get offers(): readonly Offer[] {
    return this.follower.offers;
  }

  get seated(): Readonly<Record<string, string>> {
    return this.follower.view?.seated ?? {};
  }

  /** Before anything is drafted, what could be done later has to be asked for. */
  get offersAreAll(): boolean {
    const { myTurn, turn, prospects, seat } = this.follower;
    return myTurn || turn.dryRun !== null || prospects.of(seat) !== null;
  }

  get companyAwaited(): boolean {
    const { myTurn, turn, view } = this.follower;
    return (myTurn || turn.dryRun !== null) && (view?.turn.waiting ?? null) !== null;
  }

  /** It is one's turn, or one may plan it. */
  get active(): boolean {
    return this.follower.myTurn || this.follower.mayPlan;
  }

  /** The table allows hints, and it is one's turn. */
  get mayHint(): boolean {
    return this.follower.myTurn && this.follower.snapshot?.hints === true;
  }

  /** Ask for a hint, or put it away. */
  hint(): void {
    this.#hinted = this.hinting || !this.mayHint ? null : (this.follower.state?.seq ?? null);
  }

  /** Draft a whole turn anew; its end is left to whoever plays it. */
  async redraft(moves: readonly string[]): Promise<void> {
    this.seating.cancel();
    this.follower.turn.putAside();
    const whole = moves.at(-1) === END_TURN ? moves.slice(0, -1) : moves;
    for (const move of whole) if (!(await this.place(move)).placed) return;
  }

  async place(move: string): Promise<Placement> {
    const { turn } = this.follower;
    if (!(await turn.add(move))) return { placed: false, objections: turn.refusal?.objections ?? [] };
    const step = turn.dryRun?.steps.at(-1);
    if (this.choices.length > 0) this.#tell({ kind: 'asked', stage: this.follower.view?.turn.stage ?? 'act' });
    else if (step && move !== END_TURN) this.#tell({ kind: 'drafted', step });
    return PLACED;
  }

  refused(whyNot: WhyNot): void {
    this.#tell({ kind: 'refused', whyNot });
  }

  async ask(move: string): Promise<readonly Objection[] | null> {
    const result = await this.follower.turn.preview(move);
    return result.ok && !result.value.legal ? result.value.objections : null;
  }

  /** Play what is drafted; a choice that opens at the end of the turn is asked first. */
  async commit(): Promise<boolean> {
    if (!this.canCommit) return false;
    this.seating.cancel();
    const { turn } = this.follower;
    if (this.canEnd) {
      const { placed, objections } = await this.place(END_TURN);
      if (!placed) this.seating.explain('', '', objections);
      if (!placed || this.choices.length > 0) return false;
    }
    return turn.commit();
  }

  /** The offer of a kind that there is only one of. */
  offered(kind: 'draw' | 'close-cafe'): Offer | null {
    return this.offers.find((offer) => offer.kind === kind) ?? null;
  }

  /** Draw a guest, where that can be done; at once, if somebody wants it so. */
  async draw(): Promise<void> {
    if ((await this.#take('draw')) && settings.drawAtOnce) await this.commit();
  }

  /** Declare the game over (C8), where that can be done. */
  async closeCafe(): Promise<void> {
    await this.#take('close-cafe');
  }

  async #take(kind: 'draw' | 'close-cafe'): Promise<boolean> {
    const offer = this.offered(kind);
    if (!offer || this.busy) return false;
    await this.seating.take(offer);
    return this.follower.turn.draft.includes(offer.move);
  }

  async undo(): Promise<void> {
    this.seating.cancel();
    const { turn } = this.follower;
    const last = turn.draft.at(-1);
    if (last === undefined) return;
    const before = turn.draft.length;
    await turn.undo();
    if (turn.draft.length < before) this.#tell({ kind: 'undone', move: last });
  }

  restart(): void {
    this.seating.cancel();
    const drafted = this.follower.turn.draft.length > 0;
    this.follower.turn.restart();
    if (drafted) this.#tell({ kind: 'begun-anew' });
  }
}
