// What a tab keeps of a turn in the making, so that a reload finds it again.

export interface Kept {
  /** What the moves were made for. */
  turn: string;
  moves: string[];
  /** Set while a commit is on its way: the same key may be sent again. */
  key?: string;
  seen?: number;
}

const place = (match: string, seat: number) => `cafe:draft:${match}:${seat}`;

export function keep(match: string, seat: number, draft: Kept): void {
  try {
    sessionStorage.setItem(place(match, seat), JSON.stringify(draft));
  } catch {
    // without storage a reload starts the turn anew
  }
}

export function forget(match: string, seat: number): void {
  try {
    sessionStorage.removeItem(place(match, seat));
  } catch {
    // nothing was kept
  }
}

export function kept(match: string, seat: number): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place(match, seat)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
