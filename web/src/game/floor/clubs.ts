/** Clubs that can be hosted now (V2), as signs at their tables. */

import type { Offer } from '../../lib/types';

/** The best offer of each table; offers come best first. */
export function bestOfEachTable(clubs: readonly Offer[]): Offer[] {
  const best = new Map<string, Offer>();
  for (const club of clubs) if (club.table !== null && !best.has(club.table)) best.set(club.table, club);
  return [...best.values()];
}
