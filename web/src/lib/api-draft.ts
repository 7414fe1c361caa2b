// The types of docs/api.md, by hand, until they are generated from the server's schema.

export type Edition = 'board' | 'card';
export type Status = 'open' | 'running' | 'over';
export type SeatKind = 'device' | 'open' | 'invited' | 'bot';
export type ClockKind = 'none' | 'move' | 'bank' | 'days';
export type GuestCode = string;
export type Chair = string;
export type Table = string;
export type Nation = string;

export interface Me {
  name: string;
  muted: Record<string, string[]>;
}

export interface LinkMade {
  link: string;
  token: string;
  expires_at: number;
}

export interface Clock {
  kind: ClockKind;
  seconds: number;
  increment: number;
  days: number;
}

export interface NewSeat {
  kind: SeatKind;
  bot?: string;
  name?: string;
}

export interface NewMatch {
  edition: Edition;
  options: Record<string, string>;
  seats: NewSeat[];
  clock: Clock;
  listed: boolean;
  start: boolean;
  key?: string;
}

export interface Invite {
  seat: number;
  token: string;
}

export interface SummarySeat {
  kind: SeatKind;
  name: string;
  bot: string;
  free: boolean;
}

export interface Summary {
  id: string;
  edition: Edition;
  ruleset: string;
  status: Status;
  listed: boolean;
  clock: Clock;
  on_turn: number | null;
  seats: SummarySeat[];
  scores: number[];
  opened_at: number;
  last_at: number;
}

export interface SeatState {
  kind: SeatKind;
  name: string;
  bot: string;
  free: boolean;
  handle: string | null;
  taken_over: boolean;
  was_taken_over: boolean;
  left: boolean;
  resigned: boolean;
  takeover_at: number | null;
  bank: number;
}

export interface Plan {
  name: string;
  drawing: string[][];
  tables: Record<Table, Chair[]>;
  chairs: Record<Chair, Table[]>;
  bar: string[];
  prices: number[];
}

export interface Turn {
  number: number;
  stage: string;
  seated: unknown;
  waiting: unknown;
  completed: unknown;
}

export interface View {
  player: number;
  turn: Turn;
  scores: number[];
  hand_sizes: number[];
  tables: Record<Table, Nation>;
  seated: Record<Chair, GuestCode>;
  hands: (GuestCode | null)[][];
  aside: (GuestCode | null)[][];
  bag: number;
  deck: number;
  unseen: Record<GuestCode, number>;
  bar: GuestCode[];
  box: GuestCode[];
  gone: Nation[];
  out: number[];
  birthday: Nation | null;
  birthday_asked: boolean;
  end: string | null;
  next_price: number | null;
  hand_size_choice: number;
}

export interface Line {
  table: Table;
  nation: Nation;
  guests: number;
  doubled: boolean;
  birthday: boolean;
  club: boolean;
  points: number;
}

export type MoveKind =
  | 'seat'
  | 'end-turn'
  | 'send-to-bar'
  | 'swap-joker'
  | 'host-club'
  | 'draw'
  | 'lay-aside'
  | 'close-cafe'
  | 'lower-hand-size'
  | 'name-birthday';

export interface Offer {
  move: string;
  kind: MoveKind;
  guest: GuestCode | null;
  chair: Chair | null;
  table: Table | null;
  party: { guest: GuestCode; chair: Chair }[];
  points: number;
  receipt: Line[];
  waits: boolean;
}

export interface Objection {
  type: string;
  rule: string;
  [field: string]: unknown;
}

export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

export interface Entry {
  seq: number;
  at: number;
  type: string;
  events?: GameEvent[];
  [field: string]: unknown;
}

export interface Standing {
  place: number;
  player: number;
  points: number;
  penalty: number;
  bankrupt: boolean;
}

export interface You {
  handle: string;
  seats: number[];
  seat: number | null;
  host: boolean;
}

export interface State {
  seq: number;
  now: number;
  status: Status;
  seats: SeatState[];
  you: You;
  view: View | null;
  offers: Offer[];
  deadline: number | null;
  outcome: 'played' | 'resigned' | 'called-off' | null;
  standings: Standing[];
  secret: string | null;
  rematch: string | null;
  present: number[];
}

export interface Snapshot {
  id: string;
  edition: Edition;
  ruleset: string;
  options: Record<string, string>;
  plan: Plan;
  clock: Clock;
  listed: boolean;
  commitment: string;
  opened_at: number;
  rematch_of: string | null;
  chat: Entry[];
  state: State;
}

export interface News {
  seq: number;
  entries: Entry[];
  state: State;
}

export interface Step {
  move: string;
  points: number;
  receipt: Line[];
  events: GameEvent[];
}

export interface Draft {
  legal: boolean;
  step?: number | null;
  objections?: Objection[];
  steps: Step[];
  total: number;
  reveals: boolean;
  view: View;
  offers: Offer[];
}

export interface Frame {
  seq: number;
  at: number;
  entry: Entry;
  view: View;
}

export interface Question {
  ruleset: string;
  tables?: Record<Table, Nation>;
  seated?: Record<Chair, GuestCode>;
  play?: string[];
  hand?: GuestCode[];
  laid?: Nation[];
  bar?: number;
  score?: number;
  turn?: number | null;
  birthday?: Nation | null;
}

export interface Verdict {
  legal: boolean;
  steps: { move: string; points: number; receipt: Line[] }[];
  step: number | null;
  refused: Objection[];
  cleared: Table[];
  one_nation: Table[];
  bankrupt: boolean;
  end: string | null;
  total: number;
  offers?: Offer[];
}
