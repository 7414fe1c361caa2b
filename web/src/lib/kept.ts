// What a tab keeps for a reload: the turn in the making, and who of several on one device looks.

export interface Kept {
  /** What the moves were made for. */
  turn: string;
  moves: string[];
  /** Set while a commit is on its way: the same key may be sent again. */
  key?: string;
  seen?: number;
}

const draftOf = (match: string, seat: number) => `cafe:draft:${match}:${seat}`;
const lookerAt = (match: string) => `cafe:looker:${match}`;

export const keep = (match: string, seat: number, draft: Kept) => write(draftOf(match, seat), draft);
export const forget = (match: string, seat: number) => write(draftOf(match, seat), null);
export const kept = (match: string, seat: number) => read<Kept>(draftOf(match, seat));

/** The seat that looks, of several on one device. */
export const keepLooker = (match: string, seat: number | null) => write(lookerAt(match), seat);
export const keptLooker = (match: string) => read<number>(lookerAt(match));

function write(place: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(value));
  } catch {
    // without storage a reload starts anew
  }
}

function read<Value>(place: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}
