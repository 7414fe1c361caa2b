// Made by `./run fix` from what the server knows. Do not edit.

export interface AnotherCommitment {
  type: "another-commitment";
}

export interface AnotherDeal {
  type: "another-deal";
}

export interface AnotherPlayerNext {
  type: "another-player-next";
  line: string;
}

export interface AnotherTotal {
  type: "another-total";
  text: string;
  points: number;
}

export interface AnotherTurnNext {
  type: "another-turn-next";
  turn: number;
}

/** A turn with its receipts, and what it is worth where that was found out. */
export interface AnsweredTurn {
  moves: Array<string>;
  points: number;
  steps: Array<JudgedStep>;
  value: Estimate | null;
  parts: Array<PartOfValue>;
  behind: Difference | null;
}

/** Games that are no results against somebody, and why. */
export interface Apart {
  several_seats: number;
  imported: number;
  ended_early: number;
}

export interface BadOption {
  type: "bad-option";
  option: string;
  flaw: UnknownVersion | WrongNumberOfPlayers | PlanOfTheOtherGame | OnlyInTheBoardGame | SettledInTheCardGame | BirthdayOutOfRange | NoValueTold | ToldTwice | NoSuchOption | NotAnOptionHere | NoSuchValue | NoNumber | NoNameOfAPlan | UnknownPlan | TooManyRows | TooManyColumns | UnknownSign | TableWithoutFourChairs | ChairAtNoTable | ChairAtTooManyTables | WrongNumberOfChairs | NotTwoTables | NationsWithoutTable | WrongNumberOfBarSpaces | BarSpaceOutOfOrder | NotAPosition | PositionsNotEachOnce;
}

/** The position in question cannot be. */
export interface BadPosition {
  error: string;
  reason: string;
  flaw: Flaw;
}

export interface BarSpaceOutOfOrder {
  type: "bar-space-out-of-order";
  cell: string;
  space: number;
  wanted: number;
}

export interface BarTooFull {
  type: "bar-too-full";
  most: number;
}

export interface BelongsBefore {
  type: "belongs-before";
  text: string;
}

/** The turn that paid most, by its number among all that were played, as a replay counts them. */
export interface BestTurn {
  points: number;
  number: number;
}

/** The turn that paid most in all results, and where it is in the replay. */
export interface BestTurnEver {
  match: string;
  number: number;
  points: number;
  over_at: number;
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

export interface BirthdayOutOfRange {
  type: "birthday-out-of-range";
  most: number;
}

export interface BirthdaysNotPlayed {
  type: "birthdays-not-played";
}

export interface BlankInSeed {
  type: "blank-in-seed";
}

/** A bot for a seat: a character plays one game, as strongly as its level says; others play both. */
export interface Bot {
  name: string;
  edition: Edition | null;
  level: number | null;
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
  name: string;
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
  bots: Array<Bot>;
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

export interface ChairAtNoTable {
  type: "chair-at-no-table";
  chair: string;
}

export interface ChairAtTooManyTables {
  type: "chair-at-too-many-tables";
  chair: string;
  tables: number;
  most: number;
  rule: string;
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

/** What whoever follows such a link is told before they play, and who has played once they have. */
export interface Challenge {
  name: string;
  table: DealtTable;
  commitment: string;
  status: PlayStatus;
  known: boolean;
  match: string | null;
  at_other_seat: boolean;
  offered: OfferedResult | null;
  total: number;
  results: Array<RankedResult>;
}

/** A link by which others play the same deal. */
export interface ChallengeLink {
  token: string;
  seat: number;
}

/** The seat whose deal is offered; your own if it is left out. */
export interface ChallengeWanted {
  seat?: number | null;
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

export interface ComesTwice {
  type: "comes-twice";
  text: string;
}

export interface Commit {
  seat: number;
  moves: Array<string>;
  seen: number;
  key: string;
}

/** Two games of one deal: `ours` is your own or the `match` that you named, `theirs` lies beside it. */
export interface Comparison {
  seat: number;
  ours: OfferedResult;
  theirs: OfferedResult;
  parted_at: number | null;
  parted_by: number | null;
  turns: Array<TurnPair>;
}

/** The deals of today. */
export interface Daily {
  date: string;
  ends_at: number;
  now: number;
  streak: number;
  games: Array<DailyGame>;
}

/** What is known beforehand of a deal that is yet to come. */
export interface DailyCommitment {
  date: string;
  commitment: string;
}

/** The deal of a day, as far as everybody may know it. */
export interface DailyDeal {
  date: string;
  commitment: string;
  seed: string | null;
  table: DealtTable;
}

/** Today's deal of one game, and how far you are with it. */
export interface DailyGame {
  deal: DailyDeal;
  status: PlayStatus;
  match: string | null;
  result: OwnResult | null;
  next: DailyCommitment;
}

/** Everybody over all days that are over, whoever won most first, some of them. */
export interface DailyPeople {
  edition: Edition;
  total: number;
  people: Array<PersonOverall>;
}

/** The results of a day's deal, best first, some of them. */
export interface DailyTable {
  deal: DailyDeal;
  total: number;
  results: Array<RankedResult>;
  mine: RankedResult | null;
  ahead: number | null;
  percentile: number | null;
  par: ParState;
}

/** Your own match of a deal, and where it stands. */
export interface DealMatch {
  id: string;
  status: PlayStatus;
}

/** Somebody's own game of a deal that others play, too; without a result while it is played. */
export interface DealPlayed {
  match: string;
  deal: string;
  began_at: number;
  ended_at: number | null;
  score: number | null;
  margin: number | null;
  place: number | null;
  gave_up: boolean;
  bot_helped: boolean;
}

/** Where everybody sits who plays a deal; the person's own seat has no bot. */
export interface DealtTable {
  edition: Edition;
  ruleset: string;
  players: number;
  seat: number;
  bots: Array<string>;
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

/** How much better one turn is than another, and the errors of that, from games common to both. */
export interface Difference {
  margin: number;
  margin_error: number;
  win: number;
  win_error: number;
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

export interface EndLineMissing {
  type: "end-line-missing";
  line: string;
}

export interface EndLineWanted {
  type: "end-line-wanted";
  line: string;
}

export interface EndOfTheOtherGame {
  type: "end-of-the-other-game";
  text: string;
  edition: string;
}

export interface EnoughSeated {
  type: "enough-seated";
  limit: number;
  rule: string;
}

export type Entry = MatchOpened | SeatTaken | SeatFreed | SeatCleared | BotSeated | BotUnseated | PersonRemoved | SpectatorsSilenced | SpectatorsHeard | MatchStarted | TurnPlayed | TimeRanOut | PlayOnAsked | PlayerAway | PlayerReturned | Nudged | PauseAsked | PauseDeclined | MatchPaused | MatchResumed | SeatLeft | SeatTakenOver | SeatTakenBack | SeatResigned | SeatRenamed | Said | MatchOver | RematchOpened;

/** What a turn is expected to end in; the errors are standard errors, and none where it is exact. */
export interface Estimate {
  margin: number;
  margin_error: number;
  win: number;
  win_error: number;
  samples: number;
  exact: boolean;
}

/** Everything that the server has of a person. */
export interface Export {
  name: string;
  seen_at: number;
  devices: Array<Device>;
  tokens: Array<TokenKept>;
  muted: Record<string, Array<string>>;
  games: Array<PlayedGame>;
  deals: Array<DealPlayed>;
  puzzles: PuzzlesKept;
  matches: Array<MatchKept>;
}

export type Flaw = TurnOverBefore | CardNotTold | NobodyLeftToCome | TablesAreThePlans | NoTablesTold | NoBarHere | BarTooFull | LessThanNothing | BirthdaysNotPlayed | ChairNotOnPlan | TableNotOnPlan | GuestToldTooOften | TableToldTooOften | TooLong | TooManyLines | NotOneLine | NotANumberFrom | NotAGuest | NotANation | NotAPlace | NoSuchValue | MarkMissing | NotAMove | NotOneMove | PartyTooLarge | NoHeader | BelongsBefore | ComesTwice | IsMissing | OneStarterIsEnough | NoTableCardsHere | NamesForPlayers | NotAName | NotASeed | BlankInSeed | AnotherDeal | AnotherCommitment | GameNotOver | AnotherTurnNext | AnotherPlayerNext | TurnToldOtherwise | TurnOverAlready | TurnNotOver | MoveRefused | TotalsForPlayers | AnotherTotal | EndLineMissing | EndLineWanted | LinesAfterTheEnd | WordsWanted | HandsForPlayers | NotThereOrTwice | BadOption | GuestDealtOtherwise | TableCardDealtOtherwise | StarterIsNobody | HalfALetter | OutTwiceOrToMove | WaitingForNobody | NotInTheCardGame | NotInTheBoardGame | NotAskedInTheCardGame | StageWithoutGuests | EndOfTheOtherGame | OverWithSoFewGuests | TableNotLaid | OverWithAFullBar | OverWithOnePlayer | HandTooLarge | NothingToDo | UnknownPlan | TooManyRows | TooManyColumns | UnknownSign | TableWithoutFourChairs | ChairAtNoTable | ChairAtTooManyTables | WrongNumberOfChairs | NotTwoTables | NationsWithoutTable | WrongNumberOfBarSpaces | BarSpaceOutOfOrder | NotAPosition | PositionsNotEachOnce;

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

/** Whether a game is a result against somebody, or why it is none. */
export type GameKind = "ended-early" | "imported" | "result" | "several-seats";

export interface GameNotOver {
  type: "game-not-over";
}

export interface GameOver {
  type: "game-over";
  rule: string;
}

/** How well somebody played a game that was reviewed; in the units of the review. */
export interface GameReview {
  decisions: number;
  lost_win: number;
  accuracy: number;
  luck: number;
}

export interface GuestDealtOtherwise {
  type: "guest-dealt-otherwise";
  guest: string;
  times: number;
  instead_of: number;
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

export interface HalfALetter {
  type: "half-a-letter";
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

export interface HandTooLarge {
  type: "hand-too-large";
  most: number;
}

export interface HandsForPlayers {
  type: "hands-for-players";
  part: string;
  hands: number;
  players: number;
}

/** The best turns of a position, the best one first; three at most. */
export interface Hint {
  turns: Array<HintedTurn>;
  to_end: boolean;
}

/** What a value is made of, in thousandths of a point. */
export interface HintedPart {
  part: string;
  points: number;
}

/** A turn and what it promises: the margin at the end and its error, in thousandths of a point. */
export interface HintedTurn {
  moves: Array<string>;
  points: number;
  margin: number;
  error: number;
  win: number;
  samples: number;
  exact: boolean;
  parts: Array<HintedPart>;
}

export interface Imported {
  match: Snapshot;
}

/** The link of an invited seat; it is shown once. */
export interface Invite {
  seat: number;
  token: string;
}

export interface IsMissing {
  type: "is-missing";
  text: string;
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

/** A turn as it was or could have been played. */
export interface JudgedTurn {
  moves: Array<string>;
  points: number;
  value: Estimate;
  parts: Array<PartOfValue>;
  behind: Difference;
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

/** A turn, and how the seat stood after it. */
export interface LineTurn {
  number: number;
  moves: Array<string>;
  score: number;
  margin: number;
}

export interface LinesAfterTheEnd {
  type: "lines-after-the-end";
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

/** What it was worth to a player to draw these guests, next to all whom they might have drawn. */
export interface LuckOfDraw {
  decision: number;
  turn: number;
  seat: number;
  guests: Array<string>;
  luck: number;
  sampled: number;
}

/** Where a player's margin comes from; `margin` is the sum of the others with their signs. */
export interface LuckSum {
  seat: number;
  margin: number;
  deal: number;
  deal_error: number;
  own_luck: number;
  others_luck: number;
  own_losses: number;
  others_losses: number;
  unexplained: number;
}

export interface MarkMissing {
  type: "mark-missing";
  text: string;
  mark: string;
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
  hints: boolean;
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

/** A mean and, where there are enough numbers, its 95 % interval. */
export interface Mean {
  value: number;
  low: number | null;
  high: number | null;
}

/** How a review was made: with the same, anybody gets the same. */
export interface Method {
  engine: string;
  weights: string;
  seed: string;
  nodes: number;
}

export type MoveKind = "close-cafe" | "draw" | "end-turn" | "host-club" | "lay-aside" | "lower-hand-size" | "name-birthday" | "seat" | "send-to-bar" | "swap-joker";

export interface MoveRefused {
  type: "move-refused";
  text: string;
  objections: Array<Objection>;
}

export interface NameWanted {
  name: string;
}

export interface NamesForPlayers {
  type: "names-for-players";
  names: number;
  players: number;
}

/** The twelve nations, by their code. */
export type Nation = "AF" | "CN" | "CU" | "DE" | "ES" | "FR" | "GB" | "IN" | "IT" | "RU" | "TR" | "US";

export interface NationsWithoutTable {
  type: "nations-without-table";
  nations: Array<Nation>;
}

export interface NewMatch {
  edition: Edition;
  seats: Array<SeatWanted>;
  options?: Record<string, string>;
  clock?: ClockWanted;
  listed?: boolean;
  start?: boolean;
  several_seats?: boolean;
  absence_s?: number | null;
  hints?: boolean | null;
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

export interface NoHeader {
  type: "no-header";
  line: string;
}

export interface NoJokerThere {
  type: "no-joker-there";
  chair: string;
  rule: string;
}

export interface NoNameOfAPlan {
  type: "no-name-of-a-plan";
  text: string;
}

export interface NoNumber {
  type: "no-number";
  text: string;
}

export interface NoSuchChair {
  type: "no-such-chair";
  chair: string;
  rule: string;
}

export interface NoSuchOption {
  type: "no-such-option";
  edition: string;
  options: Array<string>;
}

export interface NoSuchTable {
  type: "no-such-table";
  table: string;
  rule: string;
}

export interface NoSuchValue {
  type: "no-such-value";
  text: string;
  values: Array<string>;
}

export interface NoTableCardsHere {
  type: "no-table-cards-here";
}

export interface NoTablesTold {
  type: "no-tables-told";
}

export interface NoValueTold {
  type: "no-value-told";
}

export interface NobodyLeftToCome {
  type: "nobody-left-to-come";
}

export interface NotAGuest {
  type: "not-a-guest";
  text: string;
}

export interface NotAMove {
  type: "not-a-move";
  text: string;
}

export interface NotAName {
  type: "not-a-name";
  text: string;
  most: number;
}

export interface NotANation {
  type: "not-a-nation";
  text: string;
  nations: Array<Nation>;
}

export interface NotANumberFrom {
  type: "not-a-number-from";
  text: string;
  least: number;
  most: number;
}

export interface NotAPlace {
  type: "not-a-place";
  text: string;
}

export interface NotAPosition {
  type: "not-a-position";
  table: string;
  text: string;
  most: number;
}

export interface NotASeed {
  type: "not-a-seed";
  text: string;
  most: number;
}

export interface NotAnOptionHere {
  type: "not-an-option-here";
  edition: string;
  options: Array<string>;
}

export interface NotAskedInTheCardGame {
  type: "not-asked-in-the-card-game";
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

export interface NotInTheBoardGame {
  type: "not-in-the-board-game";
}

export interface NotInTheCardGame {
  type: "not-in-the-card-game";
}

export interface NotInThisGame {
  type: "not-in-this-game";
  rule: string;
}

export interface NotOneLine {
  type: "not-one-line";
  most: number;
}

export interface NotOneMove {
  type: "not-one-move";
  moves: number;
}

export interface NotThereOrTwice {
  type: "not-there-or-twice";
  place: string;
}

export interface NotTwoTables {
  type: "not-two-tables";
  table: string;
  nation: Nation;
  times: number;
}

export interface NothingDone {
  type: "nothing-done";
  rule: string;
}

export interface NothingToDo {
  type: "nothing-to-do";
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

/** How a seat did in one of the games of a deal. */
export interface OfferedResult {
  score: number;
  margin: number;
  place: number;
  bankrupt: boolean;
  gave_up: boolean;
  bot_helped: boolean;
  name: string;
  match: string;
}

export interface OneStarterIsEnough {
  type: "one-starter-is-enough";
}

export interface OnlyInTheBoardGame {
  type: "only-in-the-board-game";
}

export interface Opened {
  match: Snapshot;
  invites: Array<Invite>;
}

/** Somebody at another seat: a bot by its name, or a person, of whom nothing is kept. */
export interface Opponent {
  bot: string;
  place: number;
  points: number;
}

export interface OutTwiceOrToMove {
  type: "out-twice-or-to-move";
}

/** Why a match is over. */
export type Outcome = "called-off" | "closed" | "played" | "resigned";

export interface OverWithAFullBar {
  type: "over-with-a-full-bar";
}

export interface OverWithOnePlayer {
  type: "over-with-one-player";
}

export interface OverWithSoFewGuests {
  type: "over-with-so-few-guests";
  left: number;
}

/** How somebody did. */
export interface OwnResult {
  score: number;
  margin: number;
  place: number;
  bankrupt: boolean;
  gave_up: boolean;
  bot_helped: boolean;
}

/** What the strongest bot makes of this seat: the mean of its margins, in thousandths of a point. */
export interface ParState {
  bot: string;
  done: number;
  total: number;
  mean: number | null;
  error: number | null;
  method: string;
}

/** What a margin is made of, in a player's words; all parts add up to it. */
export interface PartOfValue {
  part: string;
  points: number;
}

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

export interface PartyTooLarge {
  type: "party-too-large";
  party: number;
  most: number;
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

/** Somebody over all days. */
export interface PersonOverall {
  name: string;
  mine: boolean;
  days: number;
  won: number;
  margin: number;
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

export interface PlanOfTheOtherGame {
  type: "plan-of-the-other-game";
  plan: string;
  edition: string;
}

export interface PlayOnAsked {
  type: "play-on-asked";
  seq: number;
  at: number;
  seat: number;
  takeover_at: number;
}

/** How far somebody is with a deal. */
export type PlayStatus = "done" | "new" | "playing";

/** A finished game as one person played it. */
export interface PlayedGame {
  match: string;
  over_at: number;
  edition: Edition;
  players: number;
  kind: GameKind;
  seat: number;
  place: number;
  sharing: number;
  points: number;
  margin: number;
  opponents: Array<Opponent>;
  gave_up: boolean;
  bot_for_you: boolean;
  bot_for_others: boolean;
  best_turn: BestTurn | null;
  review: GameReview | null;
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

/** How well a player played, over all their real decisions. */
export interface PlayerSummary {
  seat: number;
  decisions: number;
  lost_margin: number;
  lost_win: number;
  accuracy: number;
  great: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

export interface PositionsNotEachOnce {
  type: "positions-not-each-once";
  most: number;
}

/** What each seat could do if it were its turn; nothing where its guests are hidden from you. */
export interface Prospects {
  seq: number;
  seats: Array<Array<Offer>>;
}

/** A position as its player on turn sees it, and what they may do first. */
export interface Puzzle {
  listed: PuzzleListed;
  day: string | null;
  ruleset: string;
  options: Record<string, string>;
  plan: Plan;
  view: View;
  offers: Array<Offer>;
}

/** What an attempt came to, and the best turn. */
export interface PuzzleAnswer {
  outcome: "equivalent" | "given-up" | "right" | "wrong";
  counted: boolean;
  first: PuzzleAttempt;
  yours: AnsweredTurn | null;
  best: AnsweredTurn;
  runner_up: AnsweredTurn;
  greedy: AnsweredTurn;
  listed: PuzzleListed;
  you: PuzzleStanding;
}

/** Your first attempt at a puzzle, and what it did to your rating. */
export interface PuzzleAttempt {
  solved: boolean;
  at: number;
  rating_before: number;
  rating_after: number;
}

/** The steps of a turn to try out. */
export interface PuzzleDraft {
  moves: Array<string>;
}

/** A first attempt at a puzzle in somebody's own file. */
export interface PuzzleKept {
  puzzle: string;
  solved: boolean;
  at: number;
  rating_before: number;
  rating_after: number;
}

/** A puzzle in a list; how hard it is follows from what people make of it. */
export interface PuzzleListed {
  id: string;
  edition: Edition;
  players: number;
  themes: Array<"balance-trap" | "bar" | "crowd" | "draw" | "endgame" | "joker" | "one-nation" | "patience">;
  rating: number;
  answers: number;
  exact: boolean;
  solved: boolean | null;
}

/** How well you do at the puzzles of a game; only first attempts count. */
export interface PuzzleStanding {
  rating: number;
  answers: number;
  solved: number;
  in_a_row: number;
  longest_in_a_row: number;
  days: number;
  longest_days: number;
}

/** A whole turn as an answer. */
export interface PuzzleTurn {
  moves: Array<string>;
}

/** The puzzles of both games on a day, which begins for everybody at midnight UTC. */
export interface Puzzles {
  day: string;
  games: Array<PuzzlesOfGame>;
}

/** The puzzles in somebody's own file. */
export interface PuzzlesKept {
  standings: Record<string, PuzzleStanding>;
  attempts: Array<PuzzleKept>;
}

/** The puzzles of a game, as you have got on with them. */
export interface PuzzlesOfGame {
  edition: Edition;
  puzzles: number;
  tried: number;
  themes: Array<ThemeCount>;
  today: PuzzleListed | null;
  you: PuzzleStanding;
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

/** A result in a list. */
export interface RankedResult {
  score: number;
  margin: number;
  place: number;
  bankrupt: boolean;
  gave_up: boolean;
  bot_helped: boolean;
  name: string;
  mine: boolean;
  match: string;
}

export interface React {
  sign: Sign;
  key?: string | null;
}

/** Why a request is refused: a code, and what belongs to it. */
export interface Refusal {
  error: string;
  reason?: string | null;
  flaw?: Flaw | null;
  line?: number | null;
  column?: number | null;
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

/** A whole game reviewed. */
export interface Review {
  method: Method;
  ruleset: string;
  all_cards_seen: boolean;
  turns: Array<ReviewedTurn>;
  draws: Array<LuckOfDraw>;
  players: Array<PlayerSummary>;
  sums: Array<LuckSum>;
}

/** The review of a finished match: none, in the making (so many decisions of all are done), or ready. */
export interface ReviewState {
  status: "making" | "none" | "ready";
  done: number;
  total: number;
  may_cancel: boolean;
  outdated: boolean;
  review: Review | null;
}

/** How well somebody played, as the mean over those of their results that were reviewed. */
export interface Reviewed {
  games: number;
  decisions: number;
  lost_win: Mean;
  accuracy: Mean;
  luck: Mean;
}

/** One decision: everything a player decides before they see something new. */
export interface ReviewedTurn {
  decision: number;
  turn: number;
  seat: number;
  choices: number;
  played: JudgedTurn;
  is_best: boolean;
  alternatives: Array<JudgedTurn>;
  loss: Difference;
  mark: "blunder" | "great" | "inaccuracy" | "mistake" | null;
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

export interface SettledInTheCardGame {
  type: "settled-in-the-card-game";
}

/** A guest is a lady or a gentleman; jokers too. */
export type Sex = "f" | "m";

/** That others play the same deal: which day's it is, or by which link it was offered. */
export interface Shared {
  kind: SharedKind;
  day: number | null;
  challenge: string;
}

/** Why the same deal is played more than once. */
export type SharedKind = "challenge" | "daily";

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
  hints: boolean;
  imported: boolean;
  shared: Shared | null;
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

export interface StageWithoutGuests {
  type: "stage-without-guests";
}

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

export interface StarterIsNobody {
  type: "starter-is-nobody";
  players: number;
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

/** What your finished games add up to; only results against somebody count, the others are told apart. */
export interface Statistics {
  total: Tally | null;
  editions: Array<Tally>;
  sizes: Array<Tally>;
  opponents: Array<Tally>;
  apart: Apart;
  reviewed: Reviewed | null;
  win_streak: Streak | null;
  day_streak: Streak | null;
  best_turn: BestTurnEver | null;
  games: Array<PlayedGame>;
  unread: number;
  left_off: number;
}

export type Status = "open" | "over" | "running";

export interface Step {
  move: string;
  points: number;
  receipt: Array<Line>;
  events: Array<GameEvent>;
}

/** So many in a row, from the end of a game to that of another. */
export interface Streak {
  length: number;
  first_at: number;
  last_at: number;
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

export interface TableCardDealtOtherwise {
  type: "table-card-dealt-otherwise";
  nation: Nation;
  times: number;
  instead_of: number;
}

export interface TableLaid {
  type: "table-laid";
  table: string;
  nation: Nation;
}

export interface TableNotLaid {
  type: "table-not-laid";
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

export interface TableWithoutFourChairs {
  type: "table-without-four-chairs";
  table: string;
  chairs: number;
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

/** Some results together: against one opponent, or of one edition or table size. */
export interface Tally {
  of: string;
  games: number;
  won: number;
  shared: number;
  lost: number;
  share: Mean;
  margin: Mean;
}

/** How many puzzles have a theme, and how many of them you tried. */
export interface ThemeCount {
  theme: "balance-trap" | "bar" | "crowd" | "draw" | "endgame" | "joker" | "one-nation" | "patience";
  puzzles: number;
  tried: number;
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

export interface ToldTwice {
  type: "told-twice";
}

export interface TooLong {
  type: "too-long";
  most: number;
}

export interface TooManyColumns {
  type: "too-many-columns";
  row: number;
  most: number;
}

export interface TooManyLines {
  type: "too-many-lines";
  most: number;
}

export interface TooManyRows {
  type: "too-many-rows";
  most: number;
}

export interface TotalsForPlayers {
  type: "totals-for-players";
  totals: number;
  players: number;
}

/** A turn tried at a decision of a reviewed match; nothing is shown that its player could not see. */
export interface TriedTurn {
  draft: Draft;
  whole: boolean;
  judged: number | null;
}

export interface TryWanted {
  decision: number;
  moves: Array<string>;
}

export interface Turn {
  number: number;
  stage: Stage;
  seated: number;
  waiting: string | null;
  completed: number;
}

export interface TurnNotOver {
  type: "turn-not-over";
}

export interface TurnOverAlready {
  type: "turn-over-already";
}

export interface TurnOverBefore {
  type: "turn-over-before";
  step: number;
}

/** The seat's first, second, … turn in both games; none where one of them had ended. */
export interface TurnPair {
  same: boolean;
  ours: LineTurn | null;
  theirs: LineTurn | null;
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
  nodes: number | null;
  stood_in_for: string | null;
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

export interface TurnToldOtherwise {
  type: "turn-told-otherwise";
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

export interface UnknownPlan {
  type: "unknown-plan";
  text: string;
  plans: Array<string>;
}

export interface UnknownSign {
  type: "unknown-sign";
  cell: string;
  text: string;
}

export interface UnknownVersion {
  type: "unknown-version";
  version: number;
  ours: number;
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

export interface WaitingForNobody {
  type: "waiting-for-nobody";
}

export interface WentBankrupt {
  type: "went-bankrupt";
  player: number;
  guests: Array<string>;
}

export interface WordsWanted {
  type: "words-wanted";
  part: string;
  words: number;
  instead_of: number;
}

export interface WrongNumberOfBarSpaces {
  type: "wrong-number-of-bar-spaces";
  spaces: number;
  wanted: number;
}

export interface WrongNumberOfChairs {
  type: "wrong-number-of-chairs";
  chairs: number;
  wanted: number;
  rule: string;
}

export interface WrongNumberOfPlayers {
  type: "wrong-number-of-players";
  edition: string;
  players: number;
  least: number;
  most: number;
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
