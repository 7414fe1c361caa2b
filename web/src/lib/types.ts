// One place to import the API's types from; api.ts is made from the server's schema.
import type * as Api from './api';

export type * from './api';
export type { Link as LinkMade, SeatSummary as SummarySeat, SeatWanted as NewSeat } from './api';

/** A union whose members may all be asked for each other's fields: what they lack is undefined. */
type Keys<Union> = Union extends unknown ? keyof Union : never;
type Open<Union, Every extends PropertyKey = Keys<Union>> = Union extends unknown
  ? Union & { [Field in Exclude<Every, keyof Union>]?: undefined }
  : never;

export type GameEvent = Open<Api.GameEvent>;
export type Entry = Open<Api.Entry>;
export type Objection = Open<Api.Objection>;

export type GuestCode = string;
export type Chair = string;
export type Table = string;
