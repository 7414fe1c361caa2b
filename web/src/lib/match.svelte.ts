// One match as this tab follows it: what is known, the turn in the making, and the line to the server.

import * as door from './door';
import { painted } from './frames.svelte';
import { RoomShown } from './room.svelte';
import { botName } from './tables.svelte';
import type { Answer, Trouble } from './door';
import type { Draft, Entry, News, Objection, Offer, Snapshot, State, View } from './types';

export type Connection = 'live' | 'reconnecting' | 'offline' | 'restarting';

/** Why the last step or turn was not taken. */
export interface Refusal {
  step: number;
  objections: Objection[];
  /** A refusal without objections: its code, such as `turn-over-already`. */
  error?: string;
  reason?: string;
}

interface Stored {
  turn: string;
  moves: string[];
  /** Set while a commit is on its way: the same key may be sent again. */
  key?: string;
  seen?: number;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
const SILENCE = 45_000; // after that much of it we ask whether the line is still there
const LOST_SOCKETS = 3; // so many in a row, and we ask by long poll instead
const POLL_ROUNDS = 3; // and try the socket again after so many polls

export class MatchFollower {
  readonly id: string;
  /** The room after the draft. It is the first to change when something is heard. */
  readonly room = new RoomShown();

  snapshot = $state.raw<Snapshot | null>(null);
  state = $state.raw<State | null>(null);
  /** All entries of the log that were heard of, in order; the past arrives a moment after the snapshot. */
  entries = $state.raw<Entry[]>([]);
  /** Whether `entries` reaches back to the beginning. */
  complete = $state(false);
  connection = $state<Connection>('reconnecting');
  /** Why there is no snapshot: `no-such-match` and the like. */
  missing = $state.raw<Trouble | null>(null);

  /** The steps of the turn in the making. */
  draft = $state.raw<string[]>([]);
  /** What the server says to them; null while there are none. */
  dry = $state.raw<Draft | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** A preview is on its way. */
  thinking = $state(false);
  /** A commit is on its way. */
  committing = $state(false);

  /** What to draw: the position after the draft. */
  view: View | null = $derived(this.dry?.view ?? this.state?.view ?? null);
  offers: Offer[] = $derived(this.dry ? this.dry.offers : (this.state?.offers ?? []));
  seat: number | null = $derived(this.state?.you.seat ?? null);
  /** By seat; empty where nobody has a name. */
  names: string[] = $derived(
    this.state?.seats.map((seat) => seat.name || (seat.kind === 'bot' ? botName(seat.bot) : '')) ?? [],
  );
  onTurn: number | null = $derived(
    this.state?.status === 'running' && this.state.view ? this.state.view.player : null,
  );
  /** It is the turn of the seat one looks from. */
  myTurn: boolean = $derived(this.onTurn !== null && this.onTurn === this.seat);
  /** It is the turn of one of the seats on this device. */
  ourTurn: boolean = $derived(this.onTurn !== null && (this.state?.you.seats.includes(this.onTurn) ?? false));
  /** Entries after the last turn of the seat one looks from. */
  since: Entry[] = $derived(this.#sinceMyTurn());

  #wanted: number | null = null; // the seat asked to look from
  #offset = $state(0);
  #offsetKnown = false;
  #socket: WebSocket | null = null;
  #stopped = true;
  #round = 0; // every new line ends the ones before it
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastHeard = 0;
  #watch: ReturnType<typeof setInterval> | undefined;
  #asked = 0;
  #recalling = false;
  #rest: News | null = null; // heard, and not yet all told

  constructor(id: string) {
    this.id = id;
  }

  // Following

  /** Begin to follow; returns how to stop, as an effect wants it. */
  follow(seat: number | null = null): () => void {
    this.#wanted = seat;
    this.#stopped = false;
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#asleep);
    document.addEventListener('visibilitychange', this.#wake);
    this.#watch = setInterval(() => this.#listenForSilence(), SILENCE / 3);
    void this.#begin();
    return () => this.stop();
  }

  stop(): void {
    this.#stopped = true;
    this.#hangUp();
    clearInterval(this.#watch);
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#asleep);
    document.removeEventListener('visibilitychange', this.#wake);
  }

  /** Look from another of one's own seats (two people on one device). */
  async lookFrom(seat: number): Promise<void> {
    if (seat === this.seat) return;
    this.#wanted = seat;
    this.#dropPreview();
    this.#hangUp();
    this.entries = [];
    this.complete = false;
    await this.#begin();
  }

  /** Ask for everything anew. */
  async refresh(): Promise<void> {
    this.#hangUp();
    await this.#begin();
  }

  /** Take an answer that holds a snapshot (join, start, resign …); returns it. */
  take<Value extends Snapshot>(answer: Answer<Value>): Answer<Value> {
    if (answer.ok) this.#learn(answer.value);
    return answer;
  }

  /** The server's clock, in milliseconds since 1970. */
  serverNow(): number {
    return Date.now() + this.#offset;
  }

  /** Milliseconds left until a time of the server's; never below zero. */
  left(deadline: number): number {
    return Math.max(0, deadline - this.serverNow());
  }

  // The turn in the making

  /** Add a step to the draft, if the rules allow it; otherwise `refusal` says why not. */
  async add(move: string): Promise<boolean> {
    return this.#redraft([...this.draft, move]);
  }

  /** Drop the last step of the draft. */
  async undo(): Promise<void> {
    await this.#redraft(this.draft.slice(0, -1));
  }

  /** Drop the whole draft. */
  restart(): void {
    this.#asked += 1;
    this.thinking = false;
    this.#dropPreview();
    this.draft = [];
    this.#store();
  }

  /** Ask what some steps after the draft would bring, and change nothing: "why not?". */
  async preview(...moves: string[]): Promise<Answer<Draft>> {
    const seat = this.seat;
    if (seat === null) return { ok: false, status: 0, error: 'not-your-seat', body: {} };
    return door.preview(this.id, seat, [...this.draft, ...moves], this.#heardUpTo);
  }

  /** Play the draft, and more steps after it, all or nothing; asked again with the same key until it is answered. */
  async commit(...moves: string[]): Promise<boolean> {
    if (this.committing || this.seat === null || !this.state) return false;
    const whole = [...this.draft, ...moves];
    if (whole.length === 0) return false;
    const stored: Stored = { turn: this.#turn(), moves: whole, key: door.freshKey(), seen: this.state.seq };
    return this.#send(this.seat, stored);
  }

  async #send(seat: number, stored: Stored): Promise<boolean> {
    const { moves, key, seen } = stored;
    if (key === undefined || seen === undefined) return false;
    this.committing = true;
    this.refusal = null;
    this.#keep(seat, stored);
    try {
      for (let pause = FIRST_PAUSE; !this.#stopped; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
        const answer = await door.playMoves(this.id, { seat, moves, seen, key });
        if (answer.ok) {
          this.#forget(seat);
          if (seat === this.seat) this.restart();
          this.#hear(answer.value);
          return true;
        }
        if (!worthAnotherTry(answer)) {
          this.#refused(seat, stored, answer);
          return false;
        }
        if (answer.error === door.UNREACHABLE) this.#lost();
        await sleep(answer.after ? answer.after * 1000 : pause);
      }
      return false;
    } finally {
      this.committing = false;
    }
  }

  #refused(seat: number, stored: Stored, answer: Trouble): void {
    this.#keep(seat, { turn: stored.turn, moves: this.draft });
    const { missed, step, objections } = answer.body as { missed?: News; step?: number; objections?: Objection[] };
    if (missed) this.#hear(missed);
    this.refusal = { step: step ?? 0, objections: objections ?? [], error: answer.error };
    if (answer.reason) this.refusal.reason = answer.reason;
  }

  async #redraft(moves: string[]): Promise<boolean> {
    const seat = this.seat;
    if (seat === null) return false;
    this.refusal = null;
    if (moves.length === 0) {
      this.restart();
      return true;
    }
    const number = ++this.#asked;
    this.thinking = true;
    const answer = await door.preview(this.id, seat, moves, this.#heardUpTo);
    if (number !== this.#asked || seat !== this.seat) return false; // somebody asked something else since
    this.thinking = false;
    if (!answer.ok) {
      this.refusal = { step: moves.length, objections: [], error: answer.error };
      if (answer.reason) this.refusal.reason = answer.reason;
      return false;
    }
    const dry = answer.value;
    if (!dry.legal) {
      this.refusal = { step: dry.step ?? moves.length, objections: dry.objections ?? [] };
      return false;
    }
    this.draft = moves;
    this.dry = dry;
    this.#draw();
    this.#store();
    return true;
  }

  /** After a reload: the draft as it was, as far as it still holds; a commit without an answer is sent again. */
  async #restore(): Promise<void> {
    const seat = this.seat;
    if (seat === null || this.committing) return;
    const stored = this.#stored(seat);
    if (!stored) return;
    if (stored.key !== undefined) {
      this.draft = stored.moves;
      await this.#send(seat, stored);
      return;
    }
    if (!this.myTurn || stored.turn !== this.#turn()) {
      this.#forget(seat);
      return;
    }
    if (this.draft.length === 0 && stored.moves.length > 0) await this.#redraft(stored.moves);
  }

  /** What a draft was made for: as long as this stays the same, it holds. */
  #turn(): string {
    return JSON.stringify([this.state?.view?.player, this.state?.view?.turn, this.state?.view?.hands]);
  }

  #dropPreview(): void {
    this.dry = null;
    this.draft = [];
    this.refusal = null;
    this.#draw();
  }

  // What was heard

  async #begin(): Promise<void> {
    const round = ++this.#round;
    const answer = await door.getMatch(this.id, this.#wanted);
    if (round !== this.#round || this.#stopped) return;
    if (!answer.ok) {
      if (worthAnotherTry(answer)) {
        this.#lost();
        this.#again(() => void this.#begin());
      } else {
        this.missing = answer;
      }
      return;
    }
    this.missing = null;
    this.#failures = 0;
    this.#learn(answer.value);
    this.#listen();
    void this.#restore();
  }

  #learn(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    this.#adopt(snapshot.state);
    this.#remember(snapshot.chat);
  }

  #hear(news: News): void {
    this.#hearTheRest();
    this.#adopt(news.state);
    this.#remember(news.entries);
  }

  /** What others did: the room first, then what follows from the state, then the story; each in a frame of its own. */
  async #hearInTurn(news: News): Promise<void> {
    if (document.visibilityState === 'hidden') return this.#hear(news);
    this.#hearTheRest();
    this.#rest = news;
    if (this.dry === null && news.state.view && news.state.seq >= this.#heardUpTo) this.room.show(news.state.view);
    await painted();
    if (this.#rest === news && !this.#stopped) this.#adopt(news.state);
    await painted();
    await painted(); // between them the players' scores and hands are drawn
    if (this.#rest === news && !this.#stopped) this.#hearTheRest();
  }

  /** Whatever was heard and still waits for its frame. */
  #hearTheRest(): void {
    const news = this.#rest;
    this.#rest = null;
    if (news) this.#hear(news);
  }

  #adopt(state: State): void {
    if (this.state && state.seq < this.state.seq && state.you.seat === this.state.you.seat) return;
    this.#setClock(state.now);
    const before = this.#turn();
    this.state = state;
    this.#draw();
    if (this.draft.length > 0 && !this.committing && before !== this.#turn()) this.restart();
  }

  #draw(): void {
    if (!this.view) return;
    this.room.show(this.view);
    this.room.name(this.view);
  }

  #remember(heard: Entry[]): void {
    if (heard.length === 0) return;
    const known = new Set(this.entries.map((entry) => entry.seq));
    const fresh = heard.filter((entry) => !known.has(entry.seq));
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh].sort((one, other) => one.seq - other.seq);
  }

  /** The past: what the log holds from its beginning. */
  async #recall(): Promise<void> {
    if (this.complete || this.#recalling) return;
    const wanted = this.#wanted;
    this.#recalling = true;
    const answer = await door.getNews(this.id, 0, 0, wanted);
    this.#recalling = false;
    if (wanted !== this.#wanted || !answer.ok) return; // asked again when the line is there
    this.#remember(answer.value.entries);
    this.complete = true;
  }

  #sinceMyTurn(): Entry[] {
    const seat = this.seat;
    const last = seat === null ? -1 : this.entries.findLastIndex((entry) => entry.type === 'turn-played' && entry.seat === seat);
    return this.entries.slice(last + 1);
  }

  /** The largest offset heard is the one with the least delay in it. */
  #setClock(now: number): void {
    const offset = now - Date.now();
    if (!this.#offsetKnown || offset > this.#offset || this.#offset - offset > 5_000) this.#offset = offset;
    this.#offsetKnown = true;
  }

  // The line

  get #heardUpTo(): number {
    return this.state?.seq ?? 0;
  }

  #listen(): void {
    if (this.#stopped) return;
    if (this.#failures >= LOST_SOCKETS) {
      void this.#poll();
      return;
    }
    const round = ++this.#round;
    const socket = new WebSocket(door.followAddress(this.id, this.#heardUpTo, this.#wanted));
    this.#socket = socket;
    socket.onopen = () => {
      if (round === this.#round) this.#lively();
    };
    socket.onmessage = (message) => {
      if (round !== this.#round) return;
      this.#lively();
      this.#failures = 0;
      const told = JSON.parse(String(message.data)) as News | { bye: string };
      if ('bye' in told) this.connection = 'restarting';
      else void this.#hearInTurn(told);
    };
    socket.onclose = () => {
      if (round !== this.#round || this.#stopped) return;
      this.#failures += 1;
      this.#lost();
      this.#again(() => this.#listen());
    };
  }

  /** Where no socket gets through: long polls, and now and then another try. */
  async #poll(): Promise<void> {
    const round = ++this.#round;
    for (let turn = 0; turn < POLL_ROUNDS && round === this.#round && !this.#stopped; turn += 1) {
      const answer = await door.getNews(this.id, this.#heardUpTo, this.connection === 'live' ? 25 : 0, this.#wanted);
      if (round !== this.#round || this.#stopped) return;
      if (!answer.ok) {
        this.#lost();
        this.#again(() => void this.#poll());
        return;
      }
      this.#lively();
      this.#hear(answer.value);
    }
    if (round !== this.#round) return;
    this.#failures = LOST_SOCKETS - 1;
    this.#listen();
  }

  #lively(): void {
    this.#lastHeard = Date.now();
    this.connection = 'live';
    void this.#recall();
  }

  #lost(): void {
    if (this.connection !== 'restarting') this.connection = navigator.onLine ? 'reconnecting' : 'offline';
  }

  #again(what: () => void): void {
    clearTimeout(this.#timer);
    const pause = Math.min(FIRST_PAUSE * 2 ** Math.min(this.#failures, 6), LONGEST_PAUSE);
    this.#timer = setTimeout(what, pause * (0.75 + Math.random() / 2));
  }

  #hangUp(): void {
    this.#hearTheRest();
    this.#round += 1;
    clearTimeout(this.#timer);
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close(); // sooner, the browser would complain
    else socket?.close();
    this.#socket = null;
  }

  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#stopped) return;
    if (this.connection === 'live') void this.#check();
    else if (this.state) {
      this.#hangUp();
      this.#listen();
    } else void this.#begin();
  };

  #asleep = (): void => {
    this.connection = 'offline';
  };

  #listenForSilence(): void {
    if (this.connection === 'live' && Date.now() - this.#lastHeard > SILENCE) void this.#check();
  }

  /** A socket may be dead without knowing it: does the server know more than we heard? */
  async #check(): Promise<void> {
    const round = this.#round;
    const answer = await door.getNews(this.id, this.#heardUpTo, 0, this.#wanted);
    if (round !== this.#round || this.#stopped) return;
    if (answer.ok && answer.value.entries.length === 0) {
      this.#lastHeard = Date.now();
      return;
    }
    if (answer.ok) this.#hear(answer.value);
    else this.#lost();
    this.#hangUp();
    this.#listen();
  }

  // What this tab keeps over a reload

  #place(seat: number): string {
    return `cafe:draft:${this.id}:${seat}`;
  }

  #store(): void {
    if (this.seat === null || this.committing) return;
    if (this.draft.length === 0) this.#forget(this.seat);
    else this.#keep(this.seat, { turn: this.#turn(), moves: this.draft });
  }

  #keep(seat: number, stored: Stored): void {
    try {
      sessionStorage.setItem(this.#place(seat), JSON.stringify(stored));
    } catch {
      // without storage a reload starts the turn anew
    }
  }

  #forget(seat: number): void {
    try {
      sessionStorage.removeItem(this.#place(seat));
    } catch {
      // nothing was kept
    }
  }

  #stored(seat: number): Stored | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.#place(seat)) ?? 'null') as Stored | null;
    } catch {
      return null;
    }
  }
}

function worthAnotherTry(answer: Trouble): boolean {
  return answer.error === door.UNREACHABLE || answer.status === 429 || answer.status === 503 || answer.status === 500;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
