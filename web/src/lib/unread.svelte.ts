/** What was said since the chat was last open, in this browser. */

import { deviceStorage } from './storage';
import type { Entry } from './types';

const keyOf = (match: string) => `cafe:read:${match}`;

export class ReadUpTo {
  /** The last line that was in sight. */
  seq = $state(0);
  readonly #key: string;

  constructor(match: string) {
    this.#key = keyOf(match);
    this.seq = deviceStorage.read<number>(this.#key) ?? 0;
  }

  /** These are in sight now. */
  read(entries: readonly Entry[]): void {
    const last = linesOf(entries).at(-1)?.seq ?? 0;
    if (last <= this.seq) return;
    this.seq = last;
    deviceStorage.write(this.#key, last);
  }

  /** How many others' lines are new; nobody counts what they said themselves, or whom they do not hear. */
  unread(entries: readonly Entry[], me: string | undefined, muted: ReadonlySet<string>): number {
    return heard(linesOf(entries), me, muted).filter(({ seq }) => seq > this.seq).length;
  }
}

/** What others said, without whoever is muted. */
export function heard(entries: readonly Entry[], me: string | undefined, muted: ReadonlySet<string>): Entry[] {
  return linesOf(entries).filter(({ person }) => person !== me && !muted.has(String(person)));
}

function linesOf(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ type }) => type === 'said');
}
