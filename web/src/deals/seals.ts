// The seals of days as this browser saw them first: whoever would change a deal later cannot change these.

import { deviceStorage } from '../lib/storage';
import type { Daily, Edition } from '../lib/types';

/** A seal, and on which day it was seen. */
export interface Noted {
  readonly seal: string;
  readonly on: string;
}

type Notes = Record<string, Noted>;

const STORAGE_KEY = 'cafe:daily-seals';
const KEPT = 20; // of both games: the seed of a day is opened on the next

const keyOf = (date: string, edition: Edition) => `${date} ${edition}`;

/** Note what is told today, of today and of tomorrow; what was noted before stays. */
export function noteSeals({ date, games }: Daily): void {
  const before = deviceStorage.read<Notes>(STORAGE_KEY) ?? {};
  const told = games.flatMap(({ deal, next }): [string, Noted][] => [
    [keyOf(deal.date, deal.table.edition), { seal: deal.commitment, on: date }],
    [keyOf(next.date, deal.table.edition), { seal: next.commitment, on: date }],
  ]);
  const all = Object.entries({ ...Object.fromEntries(told), ...before }).sort(([one], [other]) =>
    one < other ? 1 : -1,
  );
  deviceStorage.write(STORAGE_KEY, Object.fromEntries(all.slice(0, KEPT)));
}

/** What was noted of a day. */
export function notedSeal(date: string, edition: Edition): Noted | null {
  return deviceStorage.read<Notes>(STORAGE_KEY)?.[keyOf(date, edition)] ?? null;
}
