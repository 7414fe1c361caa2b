/** The café's API as the pages use it, whoever answers. Nothing throws: what goes wrong is a value. */

import type {
  Bye,
  Draft,
  DraftWanted,
  Frame,
  Invite,
  Matches,
  Me,
  News,
  NewMatch,
  Plan,
  Hint,
  Prospects,
  Question,
  ReviewState,
  Sign,
  Snapshot,
  Statistics,
  Status,
  TriedTurn,
  TryWanted,
  Verdict,
} from './types';

export type Result<Value> = { ok: true; value: Value } | ApiError;

/** Why there is no value; `error` is `unreachable` when there was no answer at all. */
export interface ApiError {
  ok: false;
  status: number;
  error: string;
  reason?: string;
  /** How long to wait before asking again, if the server said so. */
  retryAfterSeconds?: number;
  body: Record<string, unknown>;
}

export const UNREACHABLE = 'unreachable';

/** Whether the same request may succeed in a moment. */
export function isTransient({ error, status }: ApiError): boolean {
  return error === UNREACHABLE || status === 429 || status === 503 || status === 500;
}

/** A text that names an action once and for all, so that asking twice does it once. */
export function newRequestKey(): string {
  return (
    crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('')
  );
}

/** A part of a list: so many, from where another part ended. */
export interface PageWanted {
  readonly before?: string | undefined;
  readonly limit?: number;
}

/** Where somebody is in the log of a match, and with whose eyes they read it. */
export interface Reader {
  readonly after: number;
  readonly seat?: number | null;
}

/** A line of chat by its number in the log, or somebody's name by their handle. */
export type ReportedThing = { readonly seq: number } | { readonly handle: string };

export interface SubscriptionHandlers {
  onOpen(): void;
  onMessage(message: News | Bye): void;
  /** Lost; not called after `close`. */
  onClose(): void;
}

export interface Subscription {
  close(): void;
}

export interface ApiClient {
  /** What a part of the site asks for that brings a client of its own, such as puzzle_client.ts. */
  get<Value>(path: string): Promise<Result<Value>>;
  post<Value>(path: string, body?: unknown): Promise<Result<Value>>;

  // People
  getMe(): Promise<Result<Me>>;
  rename(name: string): Promise<Result<Me>>;
  /** What goes on first, then the latest; a page of it. */
  listMyMatches(page?: PageWanted): Promise<Result<Matches>>;
  /** What one's finished games add up to; days are those of a clock so many minutes ahead of UTC. */
  getStatistics(offset: number): Promise<Result<Statistics>>;

  // Matches
  listMatches(status?: Status, page?: PageWanted): Promise<Result<Matches>>;
  openMatch(wanted: NewMatch): Promise<Result<{ match: Snapshot; invites: Invite[] }>>;
  getMatch(id: string, seat?: number | null): Promise<Result<Snapshot>>;
  /** What comes after what was read; with a wait, as soon as there is something. */
  getNews(id: string, reader: Reader, waitSeconds?: number): Promise<Result<News>>;
  /** The same as it happens. */
  subscribe(id: string, reader: Reader, handlers: SubscriptionHandlers): Subscription;
  getReplay(id: string, seat: number | 'open' | undefined, after: number): Promise<Result<{ frames: Frame[] }>>;
  /** The game as a file: its path. */
  gameFile(id: string): string;
  /** How far the review of a finished match is, or all of it. */
  getReview(id: string): Promise<Result<ReviewState>>;
  askForReview(id: string): Promise<Result<ReviewState>>;
  cancelReview(id: string): Promise<Result<ReviewState>>;
  /** What a turn would have brought at a decision of a reviewed match. */
  tryTurn(id: string, turn: TryWanted): Promise<Result<TriedTurn>>;
  reviewPictureUrl(id: string, language: string): string;
  /** Lay a game file on the table; what is wrong with it is said in the language. */
  importGame(file: Blob, language: string): Promise<Result<{ match: Snapshot }>>;

  // Seats
  join(id: string, wish: { seat?: number; invite?: string; name?: string; key?: string }): Promise<Result<Snapshot>>;
  leave(id: string, seat: number, key?: string): Promise<Result<Snapshot>>;
  start(id: string, key?: string): Promise<Result<Snapshot>>;
  callOff(id: string, key?: string): Promise<Result<Snapshot>>;
  /** As the host: a bot takes a free seat. */
  seatBot(id: string, seat: number, bot: string, key?: string): Promise<Result<Snapshot>>;
  /** As the host: whoever sits there gets up, and the seat is kept for nobody; a bot's is for people again. */
  freeSeat(id: string, seat: number, key?: string): Promise<Result<Snapshot>>;
  /** As the host: whoever is known by this handle gets up and does not come back. */
  removePlayer(id: string, player: string, key?: string): Promise<Result<Snapshot>>;
  /** As the host: whether spectators may talk. */
  silenceSpectators(id: string, silenced: boolean, key?: string): Promise<Result<Snapshot>>;
  resign(id: string, seat: number, key?: string): Promise<Result<Snapshot>>;
  takeBack(id: string, seat: number, key?: string): Promise<Result<Snapshot>>;
  /** Ask for a bot at a seat that has been on turn for long. */
  playOn(id: string, seat: number, key?: string): Promise<Result<Snapshot>>;
  /** Ring the bell for whoever is on turn. */
  nudge(id: string, key?: string): Promise<Result<Snapshot>>;
  /** Ask for a pause, or agree to one. */
  pause(id: string, key?: string): Promise<Result<Snapshot>>;
  /** Go on after a pause, or decline one. */
  resume(id: string, key?: string): Promise<Result<Snapshot>>;
  skip(id: string): Promise<Result<void>>;
  rematch(id: string): Promise<Result<{ match: string }>>;

  // Turns
  /** What the steps of a turn bring; ahead, as if it were the seat's turn. */
  preview(id: string, turn: DraftWanted): Promise<Result<Draft>>;
  /** What everybody could do if it were their turn, as far as one may know. */
  /** The best turns of whoever is on turn, where the table allows it. */
  getHint(id: string, seat: number | null): Promise<Result<Hint>>;
  getProspects(id: string, seat: number | null): Promise<Result<Prospects>>;
  play(id: string, turn: { seat: number; moves: string[]; seen: number; key: string }): Promise<Result<News>>;

  // Chat
  say(id: string, text: string, key?: string): Promise<Result<void>>;
  /** A sign instead of a line. */
  react(id: string, sign: Sign, key?: string): Promise<Result<void>>;
  mute(id: string, speaker: string): Promise<Result<void>>;
  unmute(id: string, speaker: string): Promise<Result<void>>;
  /** Tell whoever runs the café of a line or a name; again is the same. */
  report(id: string, thing: ReportedThing, reason: string): Promise<Result<void>>;

  /** Any other request, such as those of `deals/requests.ts`, which come with the pages that need them. */
  send<Value>(method: string, path: string, body?: unknown, timeoutMs?: number): Promise<Result<Value>>;

  // The referee, and what there is
  askReferee(question: Question): Promise<Result<Verdict>>;
  getPlan(name: string): Promise<Result<Plan>>;
}

/** What following a match and drafting a turn need; a puzzle answers it, too. */
export type MatchApi = Pick<ApiClient, 'getMatch' | 'getNews' | 'subscribe' | 'preview' | 'play' | 'getProspects'>;
