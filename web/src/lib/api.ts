// Made by `./run fix` from what the server knows. Do not edit.

/** The position in question cannot be. */
export interface BadPosition {
  error: string;
  reason: string;
  flaw: Flaw;
}

export interface BarTooFull {
  type: "bar-too-full";
  most: number;
}

export interface BirthdayAsked {
  type: "birthday-asked";
  player: number;
}

export interface BirthdayNamed {
  type: "birthday-named";
  player: number;
  nation: Nation | null;
}

export interface BirthdaysNotPlayed {
  type: "birthdays-not-played";
}

export interface BotOfSeat {
  seat: number;
  bot: string;
  key?: string | null;
}

export interface BotSeated {
  type: "bot-seated";
  seq: number;
  at: number;
  seat: number;
  bot: string;
}

/** What becomes of the bots' tokens when their person signs out. */
export type BotTokens = "keep" | "withdraw";

export interface BotUnseated {
  type: "bot-unseated";
  seq: number;
  at: number;
  seat: number;
}

export interface Bots {
  bots: Array<string>;
}

/** The last message, and why no more will come. */
export interface Bye {
  bye: ByeReason;
}

export type ByeReason = "restarting" | "rewritten" | "session-ended";

export interface CardNotTold {
  type: "card-not-told";
  step: number;
  tables: Array<string>;
}

export interface ChairNotOnPlan {
  type: "chair-not-on-plan";
  chair: string;
  plan: string;
}

export interface ChairTaken {
  type: "chair-taken";
  chair: string;
  by: string;
  rule: string;
}

/** What somebody said. */
export interface ChatLine {
  at: number;
  text: string;
}

export interface ChooseBirthdayFirst {
  type: "choose-birthday-first";
  rule: string;
}

export interface ChooseHandSizeFirst {
  type: "choose-hand-size-first";
  rule: string;
}

export interface Clock {
  kind: ClockKind;
  seconds: number;
  increment: number;
  days: number;
}

export type ClockKind = "bank" | "days" | "move" | "none";

export interface ClockWanted {
  kind?: ClockKind;
  seconds?: number;
  increment?: number;
  days?: number;
}

export interface ClubHosted {
  type: "club-hosted";
  player: number;
  table: string;
  receipt: Array<Line>;
  one_nation: Array<string>;
  points: number;
}

export interface ClubsNotPlayed {
  type: "clubs-not-played";
  rule: string;
}

export interface Commit {
  seat: number;
  moves: Array<string>;
  seen: number;
  key: string;
}

/** A device on which you are known; browser and system are empty if unknown. */
export interface Device {
  id: string;
  browser: string;
  system: string;
  created_at: number;
  last_seen_at: number;
  current: boolean;
  shared: boolean;
}

/** Your devices, the last used first. */
export interface Devices {
  devices: Array<Device>;
}

/** A turn played on paper: the allowed steps, what comes next, or why the next step is refused. */
export interface Draft {
  ahead: boolean;
  legal: boolean;
  step: number | null;
  objections: Array<Objection>;
  steps: Array<Step>;
  total: number;
  reveals: boolean;
  view: View;
  offers: Array<Offer>;
}

export interface DraftWanted {
  seat: number;
  moves: Array<string>;
  seen?: number;
  ahead?: boolean;
}

export type Edition = "board" | "card";

export interface Empty {
}

/** Why a game is over. */
export type End = "bag-low" | "bar-full" | "cafe-full" | "closed" | "guests-out" | "hand-empty" | "nobody-can-act" | "one-left" | "tables-out";

export interface EnoughSeated {
  type: "enough-seated";
  limit: number;
  rule: string;
}

export type Entry = MatchOpened | SeatTaken | SeatFreed | SeatCleared | BotSeated | BotUnseated | PersonRemoved | SpectatorsSilenced | SpectatorsHeard | MatchStarted | TurnPlayed | TimeRanOut | PlayOnAsked | PlayerAway | PlayerReturned | Nudged | PauseAsked | PauseDeclined | MatchPaused | MatchResumed | SeatLeft | SeatTakenOver | SeatTakenBack | SeatResigned | SeatRenamed | Said | MatchOver | RematchOpened;

/** Everything that the server has of a person. */
export interface Export {
  name: string;
  seen_at: number;
  devices: Array<Device>;
  tokens: Array<TokenKept>;
  muted: Record<string, Array<string>>;
  matches: Array<MatchKept>;
}

export type Flaw = TurnOverBefore | CardNotTold | NobodyLeftToCome | TablesAreThePlans | NoTablesTold | NoBarHere | BarTooFull | LessThanNothing | BirthdaysNotPlayed | ChairNotOnPlan | TableNotOnPlan | GuestToldTooOften | TableToldTooOften;

/** One entry of a finished match and the game after it; the view is null before the start. */
export interface Frame {
  seq: number;
  at: number;
  entry: Entry;
  view: View | null;
}

export interface GameEnded {
  type: "game-ended";
  reason: End;
}

export type GameEvent = GuestSeated | ClubHosted | SentToBar | JokerSwapped | WentBankrupt | HandSizeAsked | HandSizeLowered | GuestDrawn | LaidAside | TablesCleared | TableLaid | BirthdayAsked | BirthdayNamed | TurnSkipped | TurnPassed | HandReckoned | GameEnded;

export interface GameOver {
  type: "game-over";
  rule: string;
}

export interface GuestDrawn {
  type: "guest-drawn";
  player: number;
  guest: string | null;
}

export interface GuestSeated {
  type: "guest-seated";
  player: number;
  guest: string;
  chair: string;
  receipt: Array<Line>;
  one_nation: Array<string>;
  waits: boolean;
  points: number;
}

export interface GuestToldTooOften {
  type: "guest-told-too-often";
  guest: string;
  times: number;
  most: number;
}

export interface HandFull {
  type: "hand-full";
  limit: number;
  rule: string;
}

export interface HandNotEmpty {
  type: "hand-not-empty";
  guests: number;
  rule: string;
}

export interface HandNotFull {
  type: "hand-not-full";
  limit: number;
  rule: string;
}

export interface HandReckoned {
  type: "hand-reckoned";
  player: number;
  guests: number;
  jokers: number;
  points: number;
}

export interface HandSizeAsked {
  type: "hand-size-asked";
  player: number;
  most: number;
}

export interface HandSizeLowered {
  type: "hand-size-lowered";
  player: number;
  by: number;
}

export interface Imported {
  match: Snapshot;
}

/** The link of an invited seat; it is shown once. */
export interface Invite {
  seat: number;
  token: string;
}

export interface Join {
  seat?: number | null;
  invite?: string | null;
  name?: string | null;
  key?: string | null;
}

export interface JokerForJoker {
  type: "joker-for-joker";
  chair: string;
  rule: string;
}

export interface JokerNotServed {
  type: "joker-not-served";
  guest: string;
  rule: string;
}

export interface JokerSwapped {
  type: "joker-swapped";
  player: number;
  guest: string;
  joker: string;
  chair: string;
}

export interface JudgedStep {
  move: string;
  points: number;
  receipt: Array<Line>;
}

export interface Keyed {
  key?: string | null;
}

export interface LaidAside {
  type: "laid-aside";
  player: number;
  guest: string | null;
}

export interface LeftAlone {
  type: "left-alone";
  guest: string;
  chair: string;
  rule: string;
}

export interface LessThanNothing {
  type: "less-than-nothing";
}

/** One table's line of a receipt. */
export interface Line {
  table: string;
  nation: Nation;
  guests: number;
  doubled: boolean;
  birthday: boolean;
  club: boolean;
  points: number;
}

export interface Link {
  link: string;
  token: string;
  expires_at: number;
}

export interface LinkToken {
  token: string;
}

export interface LowersTooMuch {
  type: "lowers-too-much";
  by: number;
  most: number;
  rule: string;
}

/** A match in somebody's own file. */
export interface MatchKept {
  id: string;
  seats: Array<number>;
  said: Array<ChatLine>;
  entries: Array<Entry>;
  file: string | null;
}

export interface MatchOpened {
  type: "match-opened";
  seq: number;
  at: number;
  ruleset: string;
  host: string;
  clock: Clock;
  listed: boolean;
  commitment: string;
  rematch_of: string | null;
  several_seats: boolean;
  imported: boolean;
  absence_s: number;
}

export interface MatchOver {
  type: "match-over";
  seq: number;
  at: number;
  outcome: Outcome;
  secret: string;
}

export interface MatchPaused {
  type: "match-paused";
  seq: number;
  at: number;
  until: number;
}

export interface MatchResumed {
  type: "match-resumed";
  seq: number;
  at: number;
  seat: number | null;
}

export interface MatchStarted {
  type: "match-started";
  seq: number;
  at: number;
  first: number;
}

/** A page of a list; `next` is where the following one begins, if there is one. */
export interface Matches {
  matches: Array<Summary>;
  next: string | null;
}

/** You: your name, and by match the speakers whom you muted there. */
export interface Me {
  name: string;
  muted: Record<string, Array<string>>;
}

export type MoveKind = "close-cafe" | "draw" | "end-turn" | "host-club" | "lay-aside" | "lower-hand-size" | "name-birthday" | "seat" | "send-to-bar" | "swap-joker";

export interface NameWanted {
  name: string;
}

/** The twelve nations, by their code. */
export type Nation = "AF" | "CN" | "CU" | "DE" | "ES" | "FR" | "GB" | "IN" | "IT" | "RU" | "TR" | "US";

export interface NewMatch {
  edition: Edition;
  seats: Array<SeatWanted>;
  options?: Record<string, string>;
  clock?: ClockWanted;
  listed?: boolean;
  start?: boolean;
  several_seats?: boolean;
  absence_s?: number | null;
  key?: string | null;
}

/** What happened since, and the state after it. */
export interface News {
  seq: number;
  entries: Array<Entry>;
  state: State;
}

export interface NoBarHere {
  type: "no-bar-here";
}

export interface NoBirthdayChoice {
  type: "no-birthday-choice";
  rule: string;
}

export interface NoClub {
  type: "no-club";
  table: string;
  nation: Nation;
  ladies: number;
  gentlemen: number;
  rule: string;
}

export interface NoHandSizeChoice {
  type: "no-hand-size-choice";
  rule: string;
}

export interface NoJokerThere {
  type: "no-joker-there";
  chair: string;
  rule: string;
}

export interface NoSuchChair {
  type: "no-such-chair";
  chair: string;
  rule: string;
}

export interface NoSuchTable {
  type: "no-such-table";
  table: string;
  rule: string;
}

export interface NoTablesTold {
  type: "no-tables-told";
}

export interface NobodyLeftToCome {
  type: "nobody-left-to-come";
}

export interface NotAtHome {
  type: "not-at-home";
  guest: string;
  chair: string;
  nations: Array<Nation>;
  rule: string;
}

export interface NotAtTheClub {
  type: "not-at-the-club";
  chair: string;
  table: string;
  rule: string;
}

export interface NotInHand {
  type: "not-in-hand";
  guest: string;
  rule: string;
}

export interface NotInThisGame {
  type: "not-in-this-game";
  rule: string;
}

export interface NothingDone {
  type: "nothing-done";
  rule: string;
}

export interface Nudged {
  type: "nudged";
  seq: number;
  at: number;
  seat: number;
  by: number;
}

export type Objection = ChairTaken | NoSuchChair | NotAtHome | Unbalanced | LeftAlone | PaysNothing | SomeoneWaits | NotInHand | NotInThisGame | TurnUnderWay | NothingDone | EnoughSeated | GameOver | JokerNotServed | NoJokerThere | JokerForJoker | WrongSex | ChooseHandSizeFirst | NoHandSizeChoice | LowersTooMuch | HandFull | HandNotFull | HandNotEmpty | ChooseBirthdayFirst | NoBirthdayChoice | ClubsNotPlayed | NoSuchTable | NotAtTheClub | PartySize | NoClub;

export interface OfSeat {
  seat: number;
  key?: string | null;
}

/** A move that is allowed now, and what it pays. */
export interface Offer {
  move: string;
  kind: MoveKind;
  guest: string | null;
  chair: string | null;
  table: string | null;
  party: Array<PartyMember>;
  points: number;
  receipt: Array<Line>;
  waits: boolean;
  company: Array<string>;
}

export interface Opened {
  match: Snapshot;
  invites: Array<Invite>;
}

/** Why a match is over. */
export type Outcome = "called-off" | "closed" | "played" | "resigned";

export interface PartyMember {
  guest: string;
  chair: string;
}

export interface PartySize {
  type: "party-size";
  guests: number;
  least: number;
  most: number;
  rule: string;
}

/** A pause: asked for while somebody has to agree, and begun once `until` is known. */
export interface Pause {
  agreed: Array<number>;
  missing: Array<number>;
  until: number | null;
}

export interface PauseAsked {
  type: "pause-asked";
  seq: number;
  at: number;
  seat: number;
}

export interface PauseDeclined {
  type: "pause-declined";
  seq: number;
  at: number;
  seat: number;
}

export interface PaysNothing {
  type: "pays-nothing";
  guest: string;
  chair: string;
  rule: string;
}

export interface PersonRemoved {
  type: "person-removed";
  seq: number;
  at: number;
  seat: number;
  person: string;
  name: string;
}

/** A café's floor. In the card game the drawing's numbers are the positions of table cards. */
export interface Plan {
  name: string;
  drawing: Array<Array<string>>;
  tables: Record<string, Array<string>>;
  chairs: Record<string, Array<string>>;
  bar: Array<string>;
  prices: Array<number>;
}

export interface PlayOnAsked {
  type: "play-on-asked";
  seq: number;
  at: number;
  seat: number;
  takeover_at: number;
}

export interface PlayerAway {
  type: "player-away";
  seq: number;
  at: number;
  seat: number;
  takeover_at: number;
}

export interface PlayerReturned {
  type: "player-returned";
  seq: number;
  at: number;
  seat: number;
}

/** What each seat could do if it were its turn; nothing where its guests are hidden from you. */
export interface Prospects {
  seq: number;
  seats: Array<Array<Offer>>;
}

/** A position as far as it is known, and the steps of a turn to judge. */
export interface Question {
  ruleset: string;
  tables?: Record<string, Nation>;
  seated?: Record<string, string>;
  play?: Array<string>;
  hand?: Array<string>;
  laid?: Array<Nation>;
  bar?: number;
  score?: number;
  turn?: number | null;
  birthday?: Nation | null;
}

export interface React {
  sign: Sign;
  key?: string | null;
}

/** Why a request is refused: a code, and what belongs to it. */
export interface Refusal {
  error: string;
  reason?: string | null;
}

export interface Rematch {
  match: string;
}

export interface RematchOpened {
  type: "rematch-opened";
  seq: number;
  at: number;
  match: string;
  seat: number | null;
}

export interface Removal {
  player: string;
  key?: string | null;
}

export interface Replay {
  imported: boolean;
  frames: Array<Frame>;
}

/** A line of chat by its `seq`, or the name of somebody by their handle. */
export interface Report {
  seq?: number | null;
  handle?: string | null;
  reason?: string;
}

export interface Said {
  type: "said";
  seq: number;
  at: number;
  person: string;
  seat: number | null;
  name: string;
  text: string;
  sign: Sign | null;
}

export interface Say {
  text: string;
  key?: string | null;
}

export interface SeatCleared {
  type: "seat-cleared";
  seq: number;
  at: number;
  seat: number;
  person: string;
  name: string;
}

export interface SeatFreed {
  type: "seat-freed";
  seq: number;
  at: number;
  seat: number;
}

export type SeatKind = "bot" | "device" | "invited" | "open";

export interface SeatLeft {
  type: "seat-left";
  seq: number;
  at: number;
  seat: number;
  takeover_at: number;
}

export interface SeatRenamed {
  type: "seat-renamed";
  seq: number;
  at: number;
  seat: number;
  name: string;
}

export interface SeatResigned {
  type: "seat-resigned";
  seq: number;
  at: number;
  seat: number;
  bot: string;
}

export interface SeatState {
  kind: SeatKind;
  name: string;
  bot: string;
  free: boolean;
  handle: string | null;
  reserved: string | null;
  taken_over: boolean;
  was_taken_over: boolean;
  left: boolean;
  away: boolean;
  resigned: boolean;
  takeover_at: number | null;
  bank: number;
}

export interface SeatSummary {
  kind: SeatKind;
  name: string;
  bot: string;
  free: boolean;
  reserved: boolean;
}

export interface SeatTaken {
  type: "seat-taken";
  seq: number;
  at: number;
  seat: number;
  person: string;
  name: string;
}

export interface SeatTakenBack {
  type: "seat-taken-back";
  seq: number;
  at: number;
  seat: number;
  until: number | null;
}

export interface SeatTakenOver {
  type: "seat-taken-over";
  seq: number;
  at: number;
  seat: number;
  bot: string;
}

export interface SeatWanted {
  kind: SeatKind;
  bot?: string | null;
  name?: string | null;
}

export interface SentToBar {
  type: "sent-to-bar";
  player: number;
  guest: string;
  space: number;
  price: number;
  points: number;
}

/** A guest is a lady or a gentleman; jokers too. */
export type Sex = "f" | "m";

/** What is said without words, with a drawing. */
export type Sign = "applause" | "bravo" | "cheers" | "laugh" | "surprise" | "thinking";

export interface SignOut {
  devices: SignedOut;
  tokens?: BotTokens;
}

/** Which devices are signed out. */
export type SignedOut = "all" | "others";

/** What does not change in a match, and its state. */
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
  several_seats: boolean;
  absence_s: number;
  imported: boolean;
  chat: Array<Entry>;
  state: State;
}

export interface SomeoneWaits {
  type: "someone-waits";
  guest: string;
  chair: string;
  tables: Array<string>;
  rule: string;
}

export interface Speaker {
  speaker: string;
}

export interface SpectatorsHeard {
  type: "spectators-heard";
  seq: number;
  at: number;
}

export interface SpectatorsSilenced {
  type: "spectators-silenced";
  seq: number;
  at: number;
}

export interface SpectatorsWanted {
  silenced: boolean;
  key?: string | null;
}

/** Where a turn stands: what kind of move comes next. */
export type Stage = "act" | "birthday" | "club" | "hand-size" | "seating";

/** A turn was played since you looked. */
export interface Stale {
  error: string;
  missed: News;
}

/** A player's place; tied players share it. */
export interface Standing {
  place: number;
  player: number;
  points: number;
  penalty: number;
  bankrupt: boolean;
}

/** A match as it is now, as you may know it. */
export interface State {
  seq: number;
  status: Status;
  seats: Array<SeatState>;
  view: View | null;
  turn_began_at: number | null;
  deadline: number | null;
  play_on_at: number | null;
  pause: Pause | null;
  outcome: Outcome | null;
  standings: Array<Standing>;
  secret: string | null;
  rematch: string | null;
  spectators_silenced: boolean;
  offers: Array<Offer>;
  now: number;
  you: You;
  present: Array<number>;
}

export type Status = "open" | "over" | "running";

export interface Step {
  move: string;
  points: number;
  receipt: Array<Line>;
  events: Array<GameEvent>;
}

/** A match in a list. */
export interface Summary {
  id: string;
  edition: Edition;
  ruleset: string;
  status: Status;
  listed: boolean;
  clock: Clock;
  on_turn: number | null;
  seats: Array<SeatSummary>;
  scores: Array<number>;
  opened_at: number;
  last_at: number;
  imported: boolean;
}

export interface TableLaid {
  type: "table-laid";
  table: string;
  nation: Nation;
}

export interface TableNotOnPlan {
  type: "table-not-on-plan";
  table: string;
  plan: string;
}

export interface TableToldTooOften {
  type: "table-told-too-often";
  nation: Nation;
  times: number;
  most: number;
}

export interface TablesAreThePlans {
  type: "tables-are-the-plans";
}

export interface TablesCleared {
  type: "tables-cleared";
  tables: Array<string>;
  nations: Array<Nation>;
  left: Array<[string, string]>;
}

export interface TimeRanOut {
  type: "time-ran-out";
  seq: number;
  at: number;
  seat: number;
  takeover_at: number;
}

export interface TokenKept {
  id: string;
  label: string;
}

/** A token is shown once. */
export interface TokenMade {
  id: string;
  label: string;
  token: string;
}

export interface TokenWanted {
  label: string;
}

export interface Tokens {
  tokens: Array<TokenKept>;
}

export interface Turn {
  number: number;
  stage: Stage;
  seated: number;
  waiting: string | null;
  completed: number;
}

export interface TurnOverBefore {
  type: "turn-over-before";
  step: number;
}

export interface TurnPassed {
  type: "turn-passed";
  player: number;
}

export interface TurnPlayed {
  type: "turn-played";
  seq: number;
  at: number;
  seat: number;
  moves: Array<string>;
  events: Array<GameEvent>;
  by_bot: string | null;
}

/** The rules object to a step; nothing happened. */
export interface TurnRefused {
  error: string;
  step: number;
  objections: Array<Objection>;
}

export interface TurnSkipped {
  type: "turn-skipped";
  player: number;
}

export interface TurnUnderWay {
  type: "turn-under-way";
  rule: string;
}

export interface Unbalanced {
  type: "unbalanced";
  table: string;
  nation: Nation;
  ladies: number;
  gentlemen: number;
  rule: string;
}

/** The referee's answer. */
export interface Verdict {
  legal: boolean;
  step: number | null;
  objections: Array<Objection>;
  steps: Array<JudgedStep>;
  total: number;
  cleared: Array<string>;
  one_nation: Array<string>;
  joker: string | null;
  hand: Array<string>;
  draws: number;
  bankrupt: boolean;
  end: End | null;
  left_over: number | null;
  offers: Array<Offer>;
}

/** A game as its viewer may know it; null in a hand is a guest that the viewer may not know. */
export interface View {
  player: number;
  turn: Turn;
  scores: Array<number>;
  hand_sizes: Array<number>;
  tables: Record<string, Nation>;
  seated: Record<string, string>;
  hands: Array<Array<string | null>>;
  aside: Array<Array<string | null>>;
  bag: number;
  deck: number;
  unseen: Record<string, number>;
  bar: Array<string>;
  box: Array<string>;
  gone: Array<Nation>;
  out: Array<number>;
  birthday: Nation | null;
  birthday_asked: boolean;
  end: End | null;
  next_price: number | null;
  hand_size_choice: number;
}

export interface WentBankrupt {
  type: "went-bankrupt";
  player: number;
  guests: Array<string>;
}

export interface WrongSex {
  type: "wrong-sex";
  guest: string;
  chair: string;
  wanted: Sex;
  rule: string;
}

/** Who is looking: their name at this table, their seats, and the one they look from. */
export interface You {
  handle: string;
  seats: Array<number>;
  seat: number | null;
  host: boolean;
  removed: boolean;
}
