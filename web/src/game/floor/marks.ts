/** What is drawn on the room besides those who sit there. */

export interface Light {
  readonly points: number;
  /** The guest will wait for company (E5). */
  readonly waits: boolean;
  /** The guest takes a joker's place (B6). */
  readonly swaps: boolean;
  /** Guests in hand who could join whoever waits there. */
  readonly company?: readonly string[];
}

/** Where another player's guest could sit, and what it would pay them. */
export interface Theirs {
  /** Whose guest it is: the chairs are lit in that player's colour. */
  readonly seat: number;
  readonly lit: ReadonlyMap<string, Light>;
}

/** What a light offers, as it is drawn and said. */
export function offerOf(light: Light | undefined): 'swap' | 'waits' | 'pays' | null {
  if (!light) return null;
  return light.swaps ? 'swap' : light.waits ? 'waits' : 'pays';
}

export interface Marks {
  readonly lit: ReadonlyMap<string, Light>;
  /** Chairs taken since one's own last turn. */
  readonly fresh: ReadonlySet<string>;
  /** Chairs of the turn in the making. */
  readonly draft: ReadonlySet<string>;
  /** Places that a sentence speaks of. */
  readonly mentioned: ReadonlySet<string>;
  /** Tables that would pay for what is considered, asked or spoken of. */
  readonly paying: ReadonlySet<string>;
  /** Chairs whose guests leave the café when the turn is played (C5). */
  readonly leaving: ReadonlySet<string>;
  /** What another player could do with a guest that is pointed at. */
  readonly theirs: Theirs | null;
  /** The chair that was asked “why not?”. */
  readonly asked: string | null;
  /** Whether the bar takes the chosen guest, and for how many points. */
  readonly barPays: number | null;
  /** A guest is chosen: chairs that are not lit step back. */
  readonly choosing: boolean;
}

export const NO_MARKS: Marks = {
  lit: new Map(),
  fresh: new Set(),
  draft: new Set(),
  mentioned: new Set(),
  paying: new Set(),
  leaving: new Set(),
  theirs: null,
  asked: null,
  barPays: null,
  choosing: false,
};
