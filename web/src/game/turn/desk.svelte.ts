/** One's own turn in the making: who is chosen, which chairs are lit, and what the rules answered. */

import type { MatchFollower } from '../../lib/match.svelte';
import { BAR, moveText, moveTo } from '../../lib/notation';
import type { Objection, Offer } from '../../lib/types';
import { NO_MARKS, type Light } from '../floor/marks';

/** A chair, or the bar, that would not take a guest, and why. */
export interface WhyNot {
  readonly guest: string;
  readonly place: string;
  readonly objections: readonly Objection[];
}

const AT_A_CHAIR = new Set(['seat', 'swap-joker']);
const PAUSE = 300; // milliseconds one stays on a chair before it is asked
export const CHOICES = new Set(['lower-hand-size', 'name-birthday']);

export class Desk {
  readonly follower: MatchFollower;
  /** The place of the chosen guest in the hand. */
  chosen = $state<number | null>(null);
  /** The chair that was picked before a guest. */
  wanted = $state<string | null>(null);
  /** The chair under the pointer or the keyboard's focus. */
  visited = $state<string | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);

  hand: (string | null)[] = $derived.by(() => this.#hand());
  guest: string | null = $derived(this.chosen === null ? null : (this.hand[this.chosen] ?? null));
  /** Offers that take up a chair: the chosen guest's, or everybody's while nobody is chosen. */
  seatings: Offer[] = $derived.by(() =>
    this.follower.offers.filter(
      (offer) => AT_A_CHAIR.has(offer.kind) && (this.guest === null || offer.guest === this.guest),
    ),
  );
  lit: ReadonlyMap<string, Light> = $derived.by(() => this.#lit());
  barOffer: Offer | null = $derived(this.#ofGuest('send-to-bar'));
  asideOffer: Offer | null = $derived(this.#ofGuest('lay-aside'));
  /** The offer whose receipt is shown before it is taken. */
  considered: Offer | null = $derived.by(() => {
    if (this.guest === null || this.visited === null) return null;
    return this.seatings.find((offer) => offer.chair === this.visited) ?? null;
  });
  /** Who could take the chair that was picked first. */
  candidates: Offer[] = $derived.by(() =>
    this.wanted === null || this.guest !== null
      ? []
      : this.seatings.filter((offer) => offer.chair === this.wanted).sort((one, other) => other.points - one.points),
  );
  clubs: Offer[] = $derived.by(() =>
    this.follower.offers.filter((offer) => offer.kind === 'host-club').sort((one, other) => other.points - one.points),
  );
  choices: Offer[] = $derived.by(() => this.follower.offers.filter((offer) => CHOICES.has(offer.kind)));
  canEnd: boolean = $derived.by(() => this.follower.offers.some((offer) => offer.kind === 'end-turn'));
  busy: boolean = $derived.by(() => this.follower.turn.committing || this.follower.turn.thinking);
  /** Whether the turn, or this part of it, can be played as it is drafted. */
  canCommit: boolean = $derived.by(() => {
    const { offers, turn } = this.follower;
    const { draft, dryRun } = turn;
    if (this.busy || this.choices.length > 0) return false;
    return this.canEnd || (draft.length > 0 && dryRun !== null && (dryRun.reveals || offers.length === 0));
  });

  #asking = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(follower: MatchFollower) {
    this.follower = follower;
  }

  choose(index: number | null): void {
    this.chosen = index === this.chosen ? null : index;
    this.forget();
    const only = this.wanted !== null && this.chosen !== null ? this.wanted : null;
    this.wanted = null;
    if (only !== null) void this.pick(only);
  }

  /** Take up a chair: it is drafted if the guest may sit there, and says why not otherwise. */
  async pick(chair: string): Promise<void> {
    if (!this.follower.myTurn || this.busy) return;
    const guest = this.guest;
    if (guest === null) {
      this.forget();
      this.wanted = this.wanted === chair ? null : chair;
      return;
    }
    const offer = this.seatings.find((one) => one.chair === chair);
    if (offer) await this.take(offer);
    else await this.ask(guest, chair);
  }

  /** Draft an offer. */
  async take(offer: Offer): Promise<void> {
    this.forget();
    this.wanted = null;
    if (await this.follower.turn.add(offer.move)) this.chosen = null;
    else this.#tellRefusal(offer.guest ?? '', offer.chair ?? '');
  }

  async toBar(): Promise<void> {
    if (this.busy || !this.follower.myTurn) return;
    if (this.barOffer) await this.take(this.barOffer);
    else if (this.guest !== null)
      await this.#inquire(this.guest, BAR, moveText({ kind: 'send-to-bar', guest: this.guest }));
  }

  /** Why may this guest not sit there? */
  async ask(guest: string, chair: string): Promise<void> {
    await this.#inquire(guest, chair, moveTo(guest, chair, this.follower.view?.seated[chair]));
  }

  /** The pointer or the focus is on a chair; the focus also asks, after a moment. */
  visit(chair: string | null, by: 'pointer' | 'focus'): void {
    this.visited = chair;
    clearTimeout(this.#timer);
    const guest = this.guest;
    if (by !== 'focus' || chair === null || guest === null || !this.follower.myTurn) return;
    if (this.lit.has(chair)) this.forget();
    else this.#timer = setTimeout(() => void this.ask(guest, chair), PAUSE);
  }

  /** Play what is drafted; a choice that opens at the end of the turn is asked first. */
  async commit(): Promise<boolean> {
    if (!this.canCommit) return false;
    this.cancel();
    const { turn } = this.follower;
    if (this.canEnd) {
      if (!(await turn.add(moveText({ kind: 'end-turn' })))) return this.#tellRefusal('', '');
      if (this.choices.length > 0) return false;
    }
    return turn.commit();
  }

  /** Answer a choice (hand size, birthday), which ends the turn. */
  async decide(offer: Offer): Promise<void> {
    if (await this.follower.turn.add(offer.move)) await this.follower.turn.commit();
  }

  async undo(): Promise<void> {
    this.cancel();
    await this.follower.turn.undo();
  }

  restart(): void {
    this.cancel();
    this.follower.turn.restart();
  }

  /** Nobody is chosen and nothing is asked. */
  cancel(): void {
    this.chosen = null;
    this.wanted = null;
    this.forget();
  }

  #hand(): (string | null)[] {
    const { view, seat } = this.follower;
    return view && seat !== null ? (view.hands[seat] ?? []) : [];
  }

  /** While nobody is chosen only a waiting guest lights the chairs that would join him (E5). */
  #lit(): ReadonlyMap<string, Light> {
    const waiting = this.follower.view?.turn.waiting ?? null;
    if (this.guest === null && waiting === null) return NO_MARKS.lit;
    const lit = new Map<string, Light>();
    for (const offer of this.seatings) {
      if (offer.chair === null || (lit.get(offer.chair)?.points ?? -1) >= offer.points) continue;
      lit.set(offer.chair, { points: offer.points, waits: offer.waits, swaps: offer.kind === 'swap-joker' });
    }
    return lit;
  }

  #ofGuest(kind: string): Offer | null {
    if (this.guest === null) return null;
    return this.follower.offers.find((offer) => offer.kind === kind && offer.guest === this.guest) ?? null;
  }

  async #inquire(guest: string, place: string, move: string): Promise<void> {
    const number = ++this.#asking;
    const answer = await this.follower.turn.preview(move);
    if (number !== this.#asking || !answer.ok) return;
    const { legal, objections } = answer.value;
    this.whyNot = legal ? null : { guest, place, objections: objections ?? [] };
  }

  #tellRefusal(guest: string, place: string): false {
    const objections = this.follower.turn.refusal?.objections ?? [];
    if (objections.length > 0) this.whyNot = { guest, place, objections };
    return false;
  }

  /** Nothing is asked any more. */
  forget(): void {
    this.#asking += 1;
    clearTimeout(this.#timer);
    this.whyNot = null;
  }
}
