// One match as this tab follows it: what is known of it, and the turn in the making.

import * as door from './door';
import { painted } from './frames.svelte';
import { forget, keep, kept, type Kept } from './kept';
import { FIRST_PAUSE, Line, LONGEST_PAUSE, type Connection } from './line.svelte';
import { RoomShown } from './room.svelte';
import { botName } from './tables.svelte';
import type { Answer, Trouble } from './door';
import type { Draft, Entry, News, Objection, Offer, Snapshot, State, View } from './types';

/** Why the last step or turn was not taken. */
export interface Refusal {
  step: number;
  objections: Objection[];
  /** A refusal without objections: its code, such as `turn-over-already`. */
  error?: string;
  reason?: string;
}

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
  #asked = 0;
  #recalling = false;
  #rest: News | null = null; // heard, and not yet all told

  #line = new Line({
    ask: () => door.getMatch(this.id, this.#wanted),
    learn: (answer) => this.#begin(answer),
    address: () => door.followAddress(this.id, this.#heardUpTo, this.#wanted),
    news: (wait) => door.getNews(this.id, this.#heardUpTo, wait, this.#wanted),
    hear: (news, by) => (by === 'socket' ? void this.#hearInTurn(news) : this.#hear(news)),
    live: () => void this.#recall(),
  });

  constructor(id: string) {
    this.id = id;
  }

  get connection(): Connection {
    return this.#line.connection;
  }

  // Following

  /** Begin to follow; returns how to stop, as an effect wants it. */
  follow(seat: number | null = null): () => void {
    this.#wanted = seat;
    this.#line.open();
    return () => this.stop();
  }

  stop(): void {
    this.#hearTheRest();
    this.#line.close();
  }

  /** Look from another of one's own seats (two people on one device). */
  async lookFrom(seat: number): Promise<void> {
    if (seat === this.seat) return;
    this.#wanted = seat;
    this.#hearTheRest();
    this.#dropPreview();
    this.entries = [];
    this.complete = false;
    await this.#line.begin();
  }

  /** Ask for everything anew. */
  async refresh(): Promise<void> {
    this.#hearTheRest();
    await this.#line.begin();
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
    const draft: Kept = { turn: this.#turn(), moves: whole, key: door.freshKey(), seen: this.state.seq };
    return this.#send(this.seat, draft);
  }

  async #send(seat: number, draft: Kept): Promise<boolean> {
    const { moves, key, seen } = draft;
    if (key === undefined || seen === undefined) return false;
    this.committing = true;
    this.refusal = null;
    keep(this.id, seat, draft);
    try {
      for (let pause = FIRST_PAUSE; this.#line.isOpen; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
        const answer = await door.playMoves(this.id, { seat, moves, seen, key });
        if (answer.ok) {
          forget(this.id, seat);
          if (seat === this.seat) this.restart();
          this.#hear(answer.value);
          return true;
        }
        if (!door.worthAnotherTry(answer)) {
          this.#refused(seat, draft.turn, answer);
          return false;
        }
        if (answer.error === door.UNREACHABLE) this.#line.lost();
        await sleep(answer.after ? answer.after * 1000 : pause);
      }
      return false;
    } finally {
      this.committing = false;
    }
  }

  #refused(seat: number, turn: string, answer: Trouble): void {
    keep(this.id, seat, { turn, moves: this.draft });
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
    const draft = kept(this.id, seat);
    if (!draft) return;
    if (draft.key !== undefined) {
      this.draft = draft.moves;
      await this.#send(seat, draft);
      return;
    }
    if (!this.myTurn || draft.turn !== this.#turn()) {
      forget(this.id, seat);
      return;
    }
    if (this.draft.length === 0 && draft.moves.length > 0) await this.#redraft(draft.moves);
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

  #begin(answer: Answer<Snapshot>): boolean {
    this.missing = answer.ok ? null : answer;
    if (!answer.ok) return false;
    this.#learn(answer.value);
    void this.#restore();
    return true;
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
    if (!this.complete) void this.#recall();
  }

  /** What others did: the room first, then what follows from the state, then the story; each in a frame of its own. */
  async #hearInTurn(news: News): Promise<void> {
    if (document.visibilityState === 'hidden') return this.#hear(news);
    this.#hearTheRest();
    this.#rest = news;
    if (this.dry === null && news.state.view && news.state.seq >= this.#heardUpTo) this.room.show(news.state.view);
    await painted();
    if (this.#rest === news && this.#line.isOpen) this.#adopt(news.state);
    await painted();
    await painted(); // between them the players' scores and hands are drawn
    if (this.#rest === news && this.#line.isOpen) this.#hearTheRest();
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
    this.#hearTheRest();
    const told = this.entries.at(-1)?.seq ?? 0;
    if ((this.complete && told === this.#heardUpTo) || this.#recalling) return;
    const wanted = this.#wanted;
    this.#recalling = true;
    const answer = await door.getNews(this.id, 0, 0, wanted);
    this.#recalling = false;
    if (wanted !== this.#wanted) return this.#recall();
    if (!answer.ok) return; // asked again when more is heard
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

  get #heardUpTo(): number {
    return this.state?.seq ?? 0;
  }

  #store(): void {
    if (this.seat === null || this.committing) return;
    if (this.draft.length === 0) forget(this.id, this.seat);
    else keep(this.id, this.seat, { turn: this.#turn(), moves: this.draft });
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
