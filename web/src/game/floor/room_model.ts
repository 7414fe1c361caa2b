/** Everything that the room shows, and what happens when somebody points at it. Each page has its own. */

import type { Offer, Plan } from '../../lib/types';
import type { Marks } from './marks';

/** Somebody at the bar; nobody knows who. */
export const UNKNOWN = '?';

/** Where somebody comes from: the player of a seat, one's own hand, or nobody knows. */
export type From = number | 'hand' | null;

export type Places = Readonly<Record<string, string>>;

/** Its fields are read one by one as they change: getters and state, not a new object for every change. */
export interface RoomModel {
  readonly plan: Plan;
  /** Whose table stands where. */
  readonly tables: Places;
  readonly seated: Places;
  /** Who sits where, as it is said; it may come later than it is drawn. */
  readonly named?: Places;
  readonly bar?: readonly string[];
  /** How much of the bar is taken, as it is said; it may come later than it is drawn. */
  readonly taken?: number;
  /** Whether the last one at the bar belongs to the turn in the making. */
  readonly barDrafted?: boolean;
  /** The nation whose tables have a birthday (V1). */
  readonly birthday?: string | null;
  /** How many guests are still to come; null where no bag is shown. */
  readonly bag?: number | null;
  readonly marks?: Marks;
  /** What can be chosen; the bar goes with the chairs. */
  readonly choosable?: 'chairs' | 'chairs-and-tables' | null;

  /** Clubs that can be hosted now, one for a table (V2). */
  readonly clubs?: readonly Offer[];

  pick?(place: string): void;
  toBar?(): void;
  host?(club: Offer): void;
  /** Who brings whoever sits down at a place. */
  from?(place: string): From;
  /** The pointer or the focus is on a place, or on none. */
  visit?(place: string | null, by: 'pointer' | 'focus'): void;
}
