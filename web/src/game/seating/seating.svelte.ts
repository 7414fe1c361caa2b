/**
 * Choosing a guest and a place for them: what lights up, who is placed, and why not.
 * Every page with a room and a hand has one: the match, the referee and the tutorial.
 */

import { BAR, moveText, moveTo } from '../../lib/notation';
import type { Objection, Offer } from '../../lib/types';
import { NO_MARKS, type Light, type Marks } from '../floor/marks';

/** A chair, or the bar, that would not take a guest, and why. */
export interface WhyNot {
  readonly guest: string;
  readonly place: string;
  readonly objections: readonly Objection[];
}

/** What became of a step. */
export interface Placement {
  readonly placed: boolean;
  /** Why not; empty where nobody said. */
  readonly objections: readonly Objection[];
}

export const PLACED: Placement = { placed: true, objections: [] };
export const NOT_PLACED: Placement = { placed: false, objections: [] };

/** The game behind it: who is in hand, what is offered, and who judges. */
export interface SeatingSource {
  readonly hand: readonly (string | null)[];
  readonly offers: readonly Offer[];
  /** Whether all that is not offered is refused; otherwise one has to try. */
  readonly offersAreAll: boolean;
  /** Who sits where. */
  readonly seated: Readonly<Record<string, string>>;
  /** Somebody waits for company (E5): the chairs that would bring it are lit for everybody. */
  readonly companyAwaited: boolean;
  /** Guests can be placed now. */
  readonly active: boolean;
  /** A step is on its way, and another would be too soon. */
  readonly busy: boolean;
  /** A chair may be picked before a guest. */
  readonly chairFirst: boolean;
  /** Take a step, if the rules allow it. */
  place(move: string): Promise<Placement>;
  /** What speaks against a step; null where nothing does, or nobody says. Whoever only looks has not tried it. */
  ask(move: string, by: 'trying' | 'looking'): Promise<readonly Objection[] | null>;
  /** Why something cannot be was just said. */
  refused?(whyNot: WhyNot): void;
  /** Something else is chosen: what was said before no longer holds. */
  forgotten?(): void;
}

const AT_A_CHAIR = new Set(['seat', 'swap-joker']);
const FOCUS_PAUSE_MS = 300; // one stays on a chair before it is asked

export class Seating {
  /** The place of the chosen guest in the hand. */
  chosen = $state<number | null>(null);
  /** The chair that was picked before a guest. */
  wanted = $state<string | null>(null);
  /** The chair under the pointer or the keyboard's focus. */
  visited = $state<string | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  /** Whether why not is told at the chair; null while that is not known yet. */
  noted = $state<boolean | null>(false);
  /** Why not, where it has to be told beside the room. */
  whyNotBeside: WhyNot | null = $derived.by(() => (this.noted === false ? this.whyNot : null));
  /** The place that the last guest was dragged to. */
  dropped: string | null = null;

  guest: string | null = $derived.by(() => (this.chosen === null ? null : (this.#source.hand[this.chosen] ?? null)));
  /** Offers that take up a chair, best first: the chosen guest's, or everybody's while nobody is chosen. */
  seatings: Offer[] = $derived.by(() =>
    this.#source.offers
      .filter((offer) => AT_A_CHAIR.has(offer.kind) && (this.guest === null || offer.guest === this.guest))
      .sort((a, b) => b.points - a.points),
  );
  lit: ReadonlyMap<string, Light> = $derived.by(() => this.#lit());
  barOffer: Offer | null = $derived.by(() => this.#ofGuest('send-to-bar'));
  asideOffer: Offer | null = $derived.by(() => this.#ofGuest('lay-aside'));
  /** The offer whose receipt is shown before it is taken. */
  considered: Offer | null = $derived.by(() => {
    if (this.guest === null || this.visited === null) return null;
    return this.seatings.find((offer) => offer.chair === this.visited) ?? null;
  });
  /** Who could take the chair that was picked first, best first. */
  candidates: Offer[] = $derived.by(() =>
    this.wanted === null || this.guest !== null ? [] : this.seatings.filter((offer) => offer.chair === this.wanted),
  );
  /** Guests in hand who can do something now, as far as that is known. */
  able: ReadonlySet<string> = $derived.by(() => {
    const { hand, offers, offersAreAll } = this.#source;
    const guests = offersAreAll
      ? offers.flatMap((offer) => [offer.guest, ...offer.party.map((member) => member.guest)])
      : hand;
    return new Set(guests.filter((guest) => guest !== null));
  });
  /** What all this looks like in the room. */
  marks: Pick<Marks, 'lit' | 'paying' | 'asked' | 'barPays' | 'choosing'> = $derived.by(() => ({
    lit: this.lit,
    paying: new Set(this.considered?.receipt.map((line) => line.table)),
    asked: this.whyNot?.place ?? null,
    barPays: this.#source.active ? (this.barOffer?.points ?? null) : null,
    choosing: this.guest !== null && this.#source.active,
  }));

  #source: SeatingSource;
  #attempt = 0; // what is said to an earlier one is not heard any more
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: SeatingSource) {
    this.#source = source;
  }

  /** Choose a guest in hand, or the same again to choose nobody. */
  choose = (index: number): void => {
    this.dropped = null;
    this.chosen = index === this.chosen ? null : index;
    this.forget();
    const chair = this.chosen === null ? null : this.wanted;
    this.wanted = null;
    if (chair !== null) void this.pick(chair);
  };

  /** Take up a chair: the guest sits down there, or it is said why not. */
  pick = async (chair: string): Promise<void> => {
    const { guest } = this;
    if (!this.#source.active || this.#source.busy) return;
    if (guest !== null) {
      const offer = this.seatings.find((offered) => offered.chair === chair) ?? null;
      await this.#try(offer?.move ?? moveTo(guest, chair, this.#source.seated[chair]), guest, chair, offer !== null);
    } else if (this.#source.chairFirst) {
      this.forget();
      this.wanted = this.wanted === chair ? null : chair;
    }
  };

  /** Send the chosen guest to the bar. */
  toBar = async (): Promise<void> => {
    const { guest, barOffer } = this;
    if (guest === null || !this.#source.active || this.#source.busy) return;
    await this.#try(moveText({ kind: 'send-to-bar', guest }), guest, BAR, barOffer !== null);
  };

  /** A guest was dragged to a chair, to the bar, or to nowhere. */
  drop = (place: string | null): void => {
    this.dropped = place;
    if (place === BAR) void this.toBar();
    else if (place !== null) void this.pick(place);
  };

  /** Take up an offer. */
  take = async (offer: Offer): Promise<void> => {
    this.wanted = null;
    await this.#place(offer.move, offer.guest ?? '', offer.chair ?? '');
  };

  /** The pointer or the focus is on a chair; the focus also asks, after a moment. */
  visit = (chair: string | null, by: 'pointer' | 'focus'): void => {
    this.visited = chair;
    clearTimeout(this.#timer);
    if (by !== 'focus' || chair === null) return;
    const { guest } = this;
    if (guest === null || !this.#source.active) return;
    if (this.lit.has(chair)) this.forget();
    else {
      const move = moveTo(guest, chair, this.#source.seated[chair]);
      this.#timer = setTimeout(() => void this.#ask(move, guest, chair, 'looking'), FOCUS_PAUSE_MS);
    }
  };

  /** Nobody is chosen and nothing is asked. */
  cancel = (): void => {
    this.chosen = null;
    this.wanted = null;
    this.forget();
  };

  /** Nothing is asked any more. */
  forget = (): void => {
    this.#attempt += 1;
    clearTimeout(this.#timer);
    this.whyNot = null;
    this.#source.forgotten?.();
  };

  /** Say what speaks against something; nothing where nobody said. */
  explain(guest: string, place: string, objections: readonly Objection[]): void {
    this.whyNot = objections.length > 0 ? { guest, place, objections } : null;
    if (this.whyNot) this.#source.refused?.(this.whyNot);
  }

  async #try(move: string, guest: string, place: string, offered: boolean): Promise<void> {
    clearTimeout(this.#timer); // whoever clicked also has the focus there: it is asked once
    if (offered || !this.#source.offersAreAll) await this.#place(move, guest, place);
    else await this.#ask(move, guest, place, 'trying');
  }

  async #place(move: string, guest: string, place: string): Promise<void> {
    this.forget();
    const attempt = this.#attempt;
    const { placed, objections } = await this.#source.place(move);
    if (placed) this.chosen = null;
    else if (attempt === this.#attempt) this.explain(guest, place, objections);
  }

  async #ask(move: string, guest: string, place: string, by: 'trying' | 'looking'): Promise<void> {
    const attempt = ++this.#attempt;
    const objections = await this.#source.ask(move, by);
    if (attempt === this.#attempt) this.explain(guest, place, objections ?? []);
  }

  /** The best that each chair brings. */
  #lit(): ReadonlyMap<string, Light> {
    const { active, companyAwaited } = this.#source;
    if (!active || (this.guest === null && !companyAwaited)) return NO_MARKS.lit;
    const lit = new Map<string, Light>();
    for (const { chair, points, waits, kind, company } of this.seatings) {
      if (chair !== null && !lit.has(chair)) lit.set(chair, { points, waits, swaps: kind === 'swap-joker', company });
    }
    return lit;
  }

  #ofGuest(kind: string): Offer | null {
    if (this.guest === null) return null;
    return this.#source.offers.find((offer) => offer.kind === kind && offer.guest === this.guest) ?? null;
  }
}
