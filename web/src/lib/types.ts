// One place to import the API's types from; api.ts is made from the server's schema.
import type * as Api from './api';

export type * from './api';
export type { Link as LinkMade, SeatSummary as SummarySeat, SeatWanted as NewSeat } from './api';

/** A union whose members may all be asked for each other's fields: what they lack is undefined. */
type Keys<Union> = Union extends unknown ? keyof Union : never;
type Open<Union, Every extends PropertyKey = Keys<Union>> = Union extends unknown
  ? Union & Partial<Record<Exclude<Every, keyof Union>, undefined>>
  : never;

export type GameEvent = Open<Api.GameEvent>;
export type Entry = Open<Exclude<Api.Entry, Api.TurnPlayed> | TurnPlayed>;
export type Objection = Open<Api.Objection>;

export interface TurnPlayed extends Omit<Api.TurnPlayed, 'events'> {
  events: GameEvent[];
}
export interface Step extends Omit<Api.Step, 'events'> {
  events: GameEvent[];
}
export interface Draft extends Omit<Api.Draft, 'steps' | 'objections'> {
  steps: Step[];
  objections: Objection[];
}
export interface TriedTurn extends Omit<Api.TriedTurn, 'draft'> {
  draft: Draft;
}
export interface News extends Omit<Api.News, 'entries'> {
  entries: Entry[];
}
export interface Frame extends Omit<Api.Frame, 'entry'> {
  entry: Entry;
}
export interface Snapshot extends Omit<Api.Snapshot, 'chat'> {
  chat: Entry[];
}

export type GuestCode = string;
export type Chair = string;
export type Table = string;
