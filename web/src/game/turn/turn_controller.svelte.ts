/** One's own turn in a match: seating guests, and what else can be done until it is played. */

import type { MatchFollower } from '../../lib/match.svelte';
import { moveText } from '../../lib/notation';
import type { Objection, Offer } from '../../lib/types';
import { PLACED, Seating, type Placement, type SeatingSource } from '../seating/seating.svelte';

const CHOICES = new Set(['lower-hand-size', 'name-birthday']);

export class TurnController implements SeatingSource {
  readonly follower: MatchFollower;
  readonly seating = new Seating(this);
  readonly offersAreAll = true;
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
  busy: boolean = $derived.by(() => this.follower.turn.committing || this.follower.turn.thinking);
  /** Whether the turn, or this part of it, can be played as it is drafted. */
  canCommit: boolean = $derived.by(() => {
    const { draft, dryRun } = this.follower.turn;
    if (this.busy || this.choices.length > 0) return false;
    return this.canEnd || (draft.length > 0 && dryRun !== null && (dryRun.reveals || this.offers.length === 0));
  });

  constructor(follower: MatchFollower) {
    this.follower = follower;
  }

  get offers(): readonly Offer[] {
    return this.follower.offers;
  }

  get seated(): Readonly<Record<string, string>> {
    return this.follower.view?.seated ?? {};
  }

  get companyAwaited(): boolean {
    return (this.follower.view?.turn.waiting ?? null) !== null;
  }

  get active(): boolean {
    return this.follower.myTurn;
  }

  async place(move: string): Promise<Placement> {
    const { turn } = this.follower;
    return (await turn.add(move)) ? PLACED : { placed: false, objections: turn.refusal?.objections ?? [] };
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
      const { placed, objections } = await this.place(moveText({ kind: 'end-turn' }));
      if (!placed) this.seating.explain('', '', objections);
      if (!placed || this.choices.length > 0) return false;
    }
    return turn.commit();
  }

  /** Answer a choice (hand size, birthday), which ends the turn. */
  async decide(offer: Offer): Promise<void> {
    if (await this.follower.turn.add(offer.move)) await this.follower.turn.commit();
  }

  /** Draw a guest, where that can be done. */
  async draw(): Promise<void> {
    const offer = this.offers.find(({ kind }) => kind === 'draw');
    if (offer && !this.busy) await this.seating.take(offer);
  }

  async undo(): Promise<void> {
    this.seating.cancel();
    await this.follower.turn.undo();
  }

  restart(): void {
    this.seating.cancel();
    this.follower.turn.restart();
  }
}
