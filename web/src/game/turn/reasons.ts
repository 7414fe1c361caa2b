/** Which of all the reasons against a move decides, and which of the others are worth saying besides. */

import type { Objection } from '../../lib/types';

type Kind = Objection['type'];

/** The less, the more decisive: what no other guest or chair would change, then the chair, the guest, the company. */
const WEIGHT: Readonly<Record<Kind, number>> = {
  // not in this game
  'game-over': 0,
  'not-in-this-game': 0,
  'clubs-not-played': 0,
  // not before something is decided
  'choose-hand-size-first': 1,
  'choose-birthday-first': 1,
  'no-hand-size-choice': 1,
  'no-birthday-choice': 1,
  'lowers-too-much': 1,
  // not in this turn
  'turn-under-way': 2,
  'enough-seated': 2,
  // not with this hand
  'not-in-hand': 3,
  'joker-not-served': 3,
  'hand-full': 3,
  'hand-not-full': 3,
  'hand-not-empty': 3,
  // not on this place
  'no-such-table': 4,
  'no-such-chair': 4,
  'chair-taken': 4,
  'no-joker-there': 4,
  'joker-for-joker': 4,
  // not before somebody else is joined
  'someone-waits': 5,
  // not this guest
  'not-at-home': 6,
  'wrong-sex': 6,
  // not this party
  'party-size': 7,
  'not-at-the-club': 7,
  // not in this company
  unbalanced: 8,
  'no-club': 8,
  // not alone
  'pays-nothing': 9,
  'left-alone': 9,
  'nothing-done': 9,
};

/** What holds merely because something else does. */
const FOLLOWS_FROM: Partial<Record<Kind, readonly Kind[]>> = {
  'pays-nothing': ['no-such-chair', 'chair-taken', 'not-at-home', 'unbalanced', 'someone-waits', 'enough-seated'],
  'left-alone': ['pays-nothing', 'no-such-chair', 'chair-taken', 'not-at-home', 'unbalanced', 'someone-waits'],
  'someone-waits': ['turn-under-way', 'enough-seated'],
  'no-club': ['party-size', 'not-at-the-club', 'no-such-table', 'no-such-chair', 'chair-taken', 'not-in-hand'],
  'nothing-done': ['hand-not-empty'],
};

export interface Reasons {
  readonly decisive: Objection | null;
  /** Those that would still hold without it, in the order of their weight. */
  readonly others: readonly Objection[];
}

export function reasonsOf(objections: readonly Objection[]): Reasons {
  const kinds = new Set(objections.map(({ type }) => type));
  const own = objections.filter(({ type }) => !FOLLOWS_FROM[type]?.some((cause) => kinds.has(cause)));
  const [decisive = null, ...others] = own.toSorted((a, b) => WEIGHT[a.type] - WEIGHT[b.type]);
  return { decisive, others };
}
