// What a screen reader is told as it happens. The page holds the two live regions, each with the last few lines: a line is
// an element of its own, so that each is heard once, also where several come in one moment.

import { untrack } from 'svelte';

const KEPT = 5;

export interface Announcement {
  readonly number: number;
  readonly sentence: string;
}

class Announcements {
  polite = $state.raw<readonly Announcement[]>([]);
  urgent = $state.raw<readonly Announcement[]>([]);
}

export const announcements = new Announcements();
let count = 0;

/** Say something to whoever listens instead of looking; the same sentence twice is heard twice. */
export function announce(sentence: string, urgency: 'polite' | 'urgent' = 'polite'): void {
  count += 1;
  const before = untrack(() => announcements[urgency]); // whoever speaks does not listen
  announcements[urgency] = [...before.slice(1 - KEPT), { number: count, sentence }];
}
