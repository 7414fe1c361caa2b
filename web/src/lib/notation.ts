/** Guests and moves as texts, in the forms of Python's cafe.rules: read here, written here, and nowhere else. */

import type { Nation } from './types';

/** All twelve, in the order of their letters. */
export const NATIONS: readonly Nation[] = ['AF', 'CN', 'CU', 'DE', 'ES', 'FR', 'GB', 'IN', 'IT', 'RU', 'TR', 'US'];
export const BAR = 'bar';
const JOKER = '**';

export type Sex = 'f' | 'm';

/** A guest's text: `ITf`, or `**m` for a joker, who has no nation. */
export function guestText(nation: string | null, sex: Sex): string {
  return (nation ?? JOKER) + sex;
}

export function isJoker(guest: string | undefined): boolean {
  return guest?.startsWith(JOKER) ?? false;
}

export function nationOf(guest: string): string | null {
  return isJoker(guest) ? null : guest.slice(0, 2);
}

export function sexOf(guest: string): Sex {
  return guest.endsWith('f') ? 'f' : 'm';
}

export function isLady(guest: string): boolean {
  return sexOf(guest) === 'f';
}

export interface Seating {
  readonly guest: string;
  readonly chair: string;
}

/** One step of a turn, taken apart. */
export type Move =
  | ({ readonly kind: 'seat' | 'swap-joker' } & Seating)
  | { readonly kind: 'send-to-bar' | 'lay-aside'; readonly guest: string }
  | { readonly kind: 'host-club'; readonly table: string; readonly party: readonly Seating[] }
  | { readonly kind: 'lower-hand-size'; readonly by: number }
  | { readonly kind: 'name-birthday'; readonly nation: string | null }
  | { readonly kind: 'draw' | 'close-cafe' | 'end-turn' };

const PLAIN = { draw: 'draw', close: 'close-cafe', end: 'end-turn' } as const;
const NOBODY = 'none'; // has a birthday
const SEATING = /^([A-Z]{2}[fm]|\*\*[fm])@([a-z]\w*)$/;
const GUEST = /^([A-Z]{2}|\*\*)[fm]$/;

/** A move's text taken apart; null where it is none. */
export function readMove(text: string): Move | null {
  if (text in PLAIN) return { kind: PLAIN[text as keyof typeof PLAIN] };
  const [verb, value = '', party] = text.split(':') as [string, string?, string?];
  if (verb === text) return seating(text, 'seat');
  if (verb === 'swap') return seating(value, 'swap-joker');
  if (verb === 'aside') return GUEST.test(value) ? { kind: 'lay-aside', guest: value } : null;
  if (verb === 'lower') return { kind: 'lower-hand-size', by: Number(value) };
  if (verb === 'birthday') return { kind: 'name-birthday', nation: value === NOBODY ? null : value };
  if (verb === 'club') return { kind: 'host-club', table: value, party: (party ?? '').split('+').flatMap(seated) };
  return null;
}

function seating(text: string, kind: 'seat' | 'swap-joker'): Move | null {
  const [, guest, chair] = SEATING.exec(text) ?? [];
  if (!guest || !chair) return null;
  if (chair === BAR) return kind === 'seat' ? { kind: 'send-to-bar', guest } : null;
  return { kind, guest, chair };
}

function seated(text: string): Seating[] {
  const [, guest, chair] = SEATING.exec(text) ?? [];
  return guest && chair ? [{ guest, chair }] : [];
}

export function moveText(move: Move): string {
  switch (move.kind) {
    case 'seat':
      return seatingText(move);
    case 'swap-joker':
      return `swap:${seatingText(move)}`;
    case 'send-to-bar':
      return `${move.guest}@${BAR}`;
    case 'lay-aside':
      return `aside:${move.guest}`;
    case 'host-club':
      return `club:${move.table}:${move.party.map(seatingText).join('+')}`;
    case 'lower-hand-size':
      return `lower:${move.by}`;
    case 'name-birthday':
      return `birthday:${move.nation ?? NOBODY}`;
    case 'draw':
      return 'draw';
    case 'close-cafe':
      return 'close';
    case 'end-turn':
      return 'end';
  }
}

function seatingText({ guest, chair }: Seating): string {
  return `${guest}@${chair}`;
}

/** What a click on a chair asks for: whoever finds a joker there would swap them. */
export function moveTo(guest: string, chair: string, sitting: string | undefined): string {
  return moveText({ kind: isJoker(sitting) ? 'swap-joker' : 'seat', guest, chair });
}

/** Who takes which chair by a move that is no more than that. */
export function seatingOf(text: string): (Seating & { readonly swaps: boolean }) | null {
  const move = readMove(text);
  if (move?.kind !== 'seat' && move?.kind !== 'swap-joker') return null;
  return { guest: move.guest, chair: move.chair, swaps: move.kind === 'swap-joker' };
}

/** The guest of a move that has one. */
export function guestOf(text: string): string | null {
  const move = readMove(text);
  return move && 'guest' in move ? move.guest : null;
}

/** Everybody who takes a chair by a move, and which. */
export function seatingsOf(text: string): readonly Seating[] {
  const move = readMove(text);
  if (move?.kind === 'host-club') return move.party;
  return move && 'chair' in move ? [{ guest: move.guest, chair: move.chair }] : [];
}

export function chairsOf(text: string): string[] {
  return seatingsOf(text).map(({ chair }) => chair);
}

/** Who is left in a hand after some moves. */
export function handAfter(hand: readonly string[], moves: readonly string[]): string[] {
  const left = [...hand];
  for (const guest of moves.flatMap(guestsOf)) {
    const at = left.indexOf(guest);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function guestsOf(text: string): string[] {
  const single = guestOf(text);
  return single === null ? seatingsOf(text).map(({ guest }) => guest) : [single];
}
