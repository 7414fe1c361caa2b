/** What the browser remembers; one that remembers nothing still plays. */

import type { Invite } from './types';

export class Store {
  #open: () => Storage;

  constructor(open: () => Storage) {
    this.#open = open;
  }

  read<Value>(key: string): Value | null {
    try {
      return JSON.parse(this.readText(key) ?? 'null') as Value | null;
    } catch {
      return null;
    }
  }

  /** Null forgets. */
  write(key: string, value: unknown): void {
    this.writeText(key, value === null ? null : JSON.stringify(value));
  }

  readText(key: string): string | null {
    try {
      return this.#open().getItem(key);
    } catch {
      return null;
    }
  }

  writeText(key: string, text: string | null): void {
    try {
      if (text === null) this.#open().removeItem(key);
      else this.#open().setItem(key, text);
    } catch {
      // kept for as long as the page is open
    }
  }
}

/** Until the tab is closed: it outlives a reload. */
export const tabStorage = new Store(() => sessionStorage);
/** For good, on this device. */
export const deviceStorage = new Store(() => localStorage);

/** A turn in the making. */
export interface StoredDraft {
  /** What the moves were made for. */
  turn: string;
  moves: string[];
  /** Made while somebody else was on turn. */
  ahead?: boolean;
  /** Set while a commit is on its way: the same key may be sent again. */
  key?: string;
  seen?: number;
}

const draftKey = (match: string, seat: number) => `cafe:draft:${match}:${seat}`;
const viewerKey = (match: string) => `cafe:looker:${match}`;
const invitesKey = (match: string) => `cafe:invites:${match}`;

export const storeDraft = (match: string, seat: number, draft: StoredDraft | null) =>
  tabStorage.write(draftKey(match, seat), draft);
export const storedDraft = (match: string, seat: number) => tabStorage.read<StoredDraft>(draftKey(match, seat));

/** The seat that looks, of several on one device. */
export const storeViewer = (match: string, seat: number | null) => tabStorage.write(viewerKey(match), seat);
export const storedViewer = (match: string) => tabStorage.read<number>(viewerKey(match));

/** The links of invited seats: the server tells them only once. */
export const storeInvites = (match: string, invites: Invite[]) => deviceStorage.write(invitesKey(match), invites);
export const storedInvites = (match: string) => deviceStorage.read<Invite[]>(invitesKey(match)) ?? [];
