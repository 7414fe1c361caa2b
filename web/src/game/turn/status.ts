/** What is true now and what can be done next, as one line under whose turn it is. */

import { readMove } from '../../lib/notation';
import type { Edition, Offer, Step, View } from '../../lib/types';
import { eventsOf } from '../story/story';

/** A message and what fills it. */
export interface Line {
  readonly id: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

export interface Situation {
  readonly edition: Edition;
  readonly over: boolean;
  /** The seat one looks from; null for a spectator. */
  readonly seat: number | null;
  readonly myTurn: boolean;
  /** One's own turn will come and can be planned. */
  readonly mayPlan: boolean;
  /** Part of a plan did not hold. */
  readonly lapsed: boolean;
  /** Nobody can play for now. */
  readonly paused?: boolean;
  /** A bot plays for the seat on turn. */
  readonly byBot: boolean;
  /** How long the seat on turn has had it. */
  readonly awaitedMs: number;
  /** The game after the draft, and what can be done then. */
  readonly view: View;
  readonly offers: readonly Offer[];
  /** Whether these are all that there are. */
  readonly known: boolean;
  readonly steps: readonly Step[];
  /** The guest who is about to be seated. */
  readonly chosen: string | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CHOICES = new Set(['lower-hand-size', 'name-birthday']);
const AT_A_CHAIR = new Set(['seat', 'swap-joker']);

export function statusOf(now: Situation): Line | null {
  if (now.over) return null;
  if (now.paused) return { id: 'status-paused' };
  if (!now.myTurn) return planned(now) ?? awaited(now);
  return question(now) ?? company(now) ?? choice(now) ?? changed(now) ?? prepared(now) ?? beginning(now);
}

/** While others are on turn one's own may be in the making. */
function planned(now: Situation): Line | null {
  if (!now.mayPlan) return null;
  const drafted = now.steps.length > 0;
  return (drafted ? company(now) : null) ?? choice(now) ?? changed(now) ?? (drafted ? { id: 'play-planning' } : null);
}

/** Whose move is awaited, and since when. */
function awaited({ seat, mayPlan, byBot, awaitedMs }: Situation): Line | null {
  if (byBot) return { id: seat === null ? 'play-watching' : 'play-bot-thinks' };
  if (awaitedMs >= DAY) return { id: 'status-awaited-days', args: { count: Math.floor(awaitedMs / DAY) } };
  if (awaitedMs >= HOUR) return { id: 'status-awaited-hours', args: { count: Math.floor(awaitedMs / HOUR) } };
  if (awaitedMs >= MINUTE) return { id: 'status-awaited-minutes', args: { count: Math.floor(awaitedMs / MINUTE) } };
  if (seat === null) return { id: 'play-watching' };
  return mayPlan ? { id: 'play-may-plan' } : null;
}

/** Part of a plan is no longer possible. */
function changed({ lapsed }: Situation): Line | null {
  return lapsed ? { id: 'play-plan-changed' } : null;
}

/** The hand size (B9) or the birthday (V1) has to be decided first. */
function question({ view: { turn }, offers }: Situation): Line | null {
  return offers.some((offer) => CHOICES.has(offer.kind)) ? { id: `stage-${turn.stage}` } : null;
}

/** Somebody waits for company (E5) and the turn cannot end without it (B5); a chosen guest may bring it. */
function company({ view, chosen, offers }: Situation): Line | null {
  const chair = view.turn.waiting;
  if (!chair || (chosen !== null && seats(offers, chosen))) return null;
  if (offers.some((offer) => offer.kind === 'end-turn')) return null;
  return { id: 'play-someone-waits', args: { guest: view.seated[chair] ?? '' } };
}

/** A guest is chosen: where they may go. */
function choice({ chosen: guest, offers, known }: Situation): Line | null {
  if (guest === null) return null;
  if (!known || seats(offers, guest)) return { id: 'play-choose-chair', args: { guest } };
  const elsewhere = offers.find((offer) => offer.guest === guest)?.kind ?? 'none';
  return { id: 'status-no-chair', args: { elsewhere } };
}

function seats(offers: readonly Offer[], guest: string): boolean {
  return offers.some((offer) => AT_A_CHAIR.has(offer.kind) && offer.guest === guest);
}

/** What is drafted and waits to be played. */
function prepared({ steps, view, offers }: Situation): Line | null {
  const last = steps.at(-1);
  const move = last && readMove(last.move);
  if (!last || !move) return null;
  const cleared = eventsOf(last).find((event) => event.type === 'tables-cleared');
  if (cleared) return { id: 'status-clears', args: { count: cleared.tables?.length ?? 1 } };
  switch (move.kind) {
    case 'draw':
      return { id: 'status-will-draw' };
    case 'close-cafe':
      return { id: 'status-will-close' };
    case 'lay-aside':
      return { id: 'status-will-lay-aside' };
    case 'send-to-bar':
      return { id: 'status-will-go-to-bar', args: { points: last.points } };
    case 'swap-joker':
      return { id: 'status-will-swap' };
    case 'host-club':
      return { id: 'stage-club' };
    case 'lower-hand-size':
      return { id: 'status-will-lower-hand-size', args: { by: move.by } };
    case 'name-birthday':
      return { id: 'status-will-name-birthday', args: { nation: move.nation } };
    case 'end-turn':
      return { id: 'status-will-end' };
    case 'seat':
      return seated(steps, view, offers);
  }
}

/** Guests have been seated: whether somebody found company, and whether another may come. */
function seated(steps: readonly Step[], view: View, offers: readonly Offer[]): Line {
  const before = steps.at(-2);
  const waited = before && eventsOf(before).some((event) => event.type === 'guest-seated' && event.waits);
  const more = offers.some((offer) => offer.kind === 'seat');
  if (waited) return { id: 'status-found-company', args: { more } };
  const done = offers.some((offer) => offer.kind === 'end-turn');
  if (!more && done) return { id: 'status-all-seated' };
  return { id: `stage-${view.turn.stage}` };
}

/** Nothing is drafted yet: what a turn can be. */
function beginning({ edition, view, seat, offers }: Situation): Line {
  const { stage } = view.turn;
  if (stage !== 'act') return { id: `stage-${stage}` };
  const kinds = new Set(offers.map((offer) => offer.kind));
  const place = kinds.has('seat') || kinds.has('swap-joker') || kinds.has('host-club') ? 'some' : 'none';
  if (edition === 'board') return { id: 'status-begin-board', args: { place, bar: kinds.has('send-to-bar') } };
  const guests = seat === null ? 0 : (view.hands[seat]?.length ?? 0);
  if (guests === 0) return { id: 'status-hand-empty', args: { close: kinds.has('close-cafe') } };
  if (kinds.has('lay-aside')) return { id: 'status-hand-full', args: { place, guests } };
  return { id: 'status-begin-card', args: { place } };
}
