/** Turns as they are drawn on the chairs of the room: who would sit where, and by which of the turns. */

import { readMove, seatingsOf } from '../../lib/notation';

/** The turn that was played, a better one, the next best to the played one, and whoever looks' own. */
export type Told = 'played' | 'better' | 'next' | 'tried';

export interface ToldTurn {
  readonly told: Told;
  readonly moves: readonly string[];
}

/** Somebody at a place, by one or several of the turns. */
export interface Drawn {
  readonly guest: string;
  readonly by: readonly Told[];
}

export interface DrawnPlace {
  /** A chair, a space at the bar, or the table of a club. */
  readonly place: string;
  readonly guests: readonly Drawn[];
}

/** What to draw of some turns, place by place; what is not seen in the room is left to words. */
export function drawnTurns(turns: readonly ToldTurn[], bar: readonly string[], taken: number): DrawnPlace[] {
  const places = new Map<string, Map<string, Told[]>>();
  for (const { told, moves } of turns) {
    for (const [place, guest] of moves.flatMap((move) => drawnMove(move, bar, taken))) {
      const guests = places.get(place) ?? new Map<string, Told[]>();
      guests.set(guest, [...(guests.get(guest) ?? []), told]);
      places.set(place, guests);
    }
  }
  return [...places].map(([place, guests]) => ({
    place,
    guests: [...guests].map(([guest, by]) => ({ guest, by })),
  }));
}

function drawnMove(text: string, bar: readonly string[], taken: number): [string, string][] {
  const move = readMove(text);
  const space = bar[taken];
  if (move?.kind === 'send-to-bar') return space === undefined ? [] : [[space, move.guest]];
  return seatingsOf(text).map(({ guest, chair }) => [chair, guest]);
}

/** Where the guests of a place stand, around its middle: one fills it, several stand side by side. */
export function spotsOf(count: number): { x: number; y: number; scale: number }[] {
  if (count <= 1) return [{ x: 0, y: 0, scale: 0.92 }];
  if (count === 2)
    return [
      { x: -25, y: 0, scale: 0.56 },
      { x: 25, y: 0, scale: 0.56 },
    ];
  return [
    { x: -25, y: -22, scale: 0.5 },
    { x: 25, y: -22, scale: 0.5 },
    { x: 0, y: 24, scale: 0.5 },
  ];
}
