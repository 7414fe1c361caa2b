// One match as this tab follows it: what is known of it, and how more is heard.

import * as door from './door';
import { painted } from './frames.svelte';
import { keepLooker, keptLooker } from './kept';
import { Line, type Connection } from './line.svelte';
import { RoomShown } from './room.svelte';
import { botName } from './tables.svelte';
import { Turn } from './turn.svelte';
import type { Answer, Trouble } from './door';
import type { Entry, News, Offer, Snapshot, State, View } from './types';

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

  /** The turn in the making. */
  readonly turn = new Turn({
    id: () => this.id,
    seat: () => this.seat,
    seen: () => this.#heardUpTo,
    myTurn: () => this.myTurn,
    occasion: () => this.#occasion(),
    draw: () => this.#draw(),
    hear: (news) => this.#hear(news),
    isFollowed: () => this.#line.isOpen,
    lost: () => this.#line.lost(),
  });

  /** What to draw: the position after the draft. */
  view: View | null = $derived(this.turn.dry?.view ?? this.state?.view ?? null);
  offers: Offer[] = $derived(this.turn.dry ? this.turn.dry.offers : (this.state?.offers ?? []));
  seat: number | null = $derived(this.state?.you.seat ?? null);
  /** By seat; empty where nobody has a name. */
  names: string[] = $derived(
    this.state?.seats.map((seat) => seat.name || (seat.kind === 'bot' ? botName(seat.bot) : '')) ?? [],
  );
  onTurn: number | null = $derived(this.state?.status === 'running' && this.state.view ? this.state.view.player : null);
  /** It is the turn of the seat one looks from. */
  myTurn: boolean = $derived(this.onTurn !== null && this.onTurn === this.seat);
  /** It is the turn of one of the seats on this device. */
  ourTurn: boolean = $derived(this.onTurn !== null && (this.state?.you.seats.includes(this.onTurn) ?? false));
  /** Entries after the last turn of the seat one looks from. */
  since: Entry[] = $derived(this.#sinceMyTurn());

  /** Who of several on this device has taken it, in this tab. */
  holder = $state<number | null>(null);

  #wanted: number | null = null; // the same, for requests: an effect that follows must not start anew with it
  #offset = $state(0);
  #offsetKnown = false;
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

  /** Begin to follow, with the eyes of who looked last; returns how to stop, as an effect wants it. */
  follow(): () => void {
    this.#wanted = this.holder = keptLooker(this.id);
    this.#line.open();
    return () => this.stop();
  }

  stop(): void {
    this.#hearTheRest();
    this.#line.close();
  }

  /** Look from another of one's own seats (two people on one device). */
  async lookFrom(seat: number): Promise<void> {
    this.#hold(seat);
    if (seat === this.seat) return;
    this.#hearTheRest();
    this.turn.putAside();
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

  // What was heard

  #begin(answer: Answer<Snapshot>): boolean {
    if (!answer.ok && this.#wanted !== null && answer.error === 'not-your-seat') return this.#lookAsOneself();
    this.missing = answer.ok ? null : answer;
    if (!answer.ok) return false;
    this.#learn(answer.value);
    void this.turn.restore();
    return true;
  }

  /** The seat one looked from is somebody else's by now. */
  #lookAsOneself(): false {
    this.#hold(null);
    void this.#line.begin();
    return false;
  }

  #hold(seat: number | null): void {
    this.#wanted = this.holder = seat;
    keepLooker(this.id, seat);
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
    if (this.turn.dry === null && news.state.view && news.state.seq >= this.#heardUpTo) this.room.show(news.state.view);
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
    const before = this.#occasion();
    this.state = state;
    this.#draw();
    const { turn } = this;
    if (turn.draft.length > 0 && !turn.committing && before !== this.#occasion()) turn.restart();
  }

  /** Who is to play, and with what: as long as this stays the same, a draft holds. */
  #occasion(): string {
    return JSON.stringify([this.state?.view?.player, this.state?.view?.turn, this.state?.view?.hands]);
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
    const last =
      seat === null ? -1 : this.entries.findLastIndex((entry) => entry.type === 'turn-played' && entry.seat === seat);
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
}
