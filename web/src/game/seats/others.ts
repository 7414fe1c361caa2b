/** The other people at a table. */

import type { SeatState, State } from '../../lib/types';

export function isPerson({ kind, handle, resigned }: SeatState): boolean {
  return kind !== 'bot' && handle !== null && !resigned;
}

/** Whether one sat down with other people, whoever of them has given up since. */
export function satDownWithOthers(match: State | null): boolean {
  const people = (match?.seats ?? []).filter(({ kind, handle }) => kind !== 'bot' && handle !== null);
  const mine = people.filter(({ handle }) => handle === match?.you.handle);
  return mine.length > 0 && mine.length < people.length;
}

/** Whether one plays in a running match with other people, who may wait for one. */
export function playsWithOthers(match: State | null): boolean {
  if (match?.status !== 'running') return false;
  const people = match.seats.filter(isPerson);
  const mine = people.filter(({ handle }) => handle === match.you.handle);
  return mine.length > 0 && mine.length < people.length;
}
