/** In which order somebody sees their guests. The game knows nothing of it. */

import { nationOf, sexOf } from '../../lib/notation';
import type { HandOrder } from '../../lib/settings.svelte';

type Hand = readonly (string | null)[];

const LAST = '~'; // jokers have no nation

/** The places of a hand in the order in which they are seen; `own` is how somebody laid their guests before. */
export function arranged(hand: Hand, order: HandOrder, own: readonly string[] = []): number[] {
  const rank =
    order === 'own' ? ranksIn(hand, own) : hand.map((guest) => (guest === null ? LAST : keyOf(guest, order)));
  return hand.map((_, index) => index).sort((a, b) => compare(rank[a]!, rank[b]!) || a - b);
}

/** The guests as they are seen once one of them has been put elsewhere. */
export function rearranged(hand: Hand, shown: readonly number[], from: number, to: number): string[] {
  const guests = shown.map((index) => hand[index] ?? '');
  const [taken] = guests.splice(from, 1);
  guests.splice(to, 0, taken ?? '');
  return guests;
}

function keyOf(guest: string, order: 'nation' | 'sex'): string {
  const [nation, sex] = [nationOf(guest) ?? LAST, sexOf(guest)];
  return order === 'nation' ? nation + sex : sex + nation;
}

/** Where each guest lay; whoever is new comes last. */
function ranksIn(hand: Hand, own: readonly string[]): number[] {
  const left: (string | null)[] = [...own];
  return hand.map((guest) => {
    const at = left.indexOf(guest);
    if (at < 0) return own.length;
    left[at] = null;
    return at;
  });
}

function compare<Value extends string | number>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
