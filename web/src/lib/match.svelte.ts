// One match as this tab follows it: what is known of it, and how more arrives.

import type { MatchApi, ApiError, Reader, Result } from './api_client';
import { Connection, type ConnectionStatus } from './connection.svelte';
import { painted } from './frames.svelte';
import { browserPage, type PageState } from './page_state';
import { Prospects } from './prospects.svelte';
import { RoomShown } from './room.svelte';
import { storedViewer, storeViewer } from './storage';
import { Turn } from './turn.svelte';
import { isOurTurn } from './our_turn';
import type { Entry, News, Offer, Snapshot, State, View } from './types';
import { ReadUpTo } from './unread.svelte';

export class MatchFollower {
  readonly id: string;
  /** The room after the draft. It is the first to change when something arrives. */
  readonly room = new RoomShown();

  snapshot = $state.raw<Snapshot | null>(null);
  state = $state.raw<State | null>(null);
  /** All entries of the log that were received, in order; the past arrives a moment after the snapshot. */
  entries = $state.raw<Entry[]>([]);
  /** Whether `entries` reaches back to the beginning. */
  complete = $state(false);
  /** Why there is no snapshot: `no-such-match` and the like. */
  missing = $state.raw<ApiError | null>(null);

  /** The turn in the making, or the plan of one. */
  readonly turn: Turn;
  /** What everybody could do if it were their turn. */
  readonly prospects: Prospects;

  /** How far one has read what was said. */
  readonly chat: ReadUpTo;

  /** What to draw: the position after the draft. */
  view: View | null = $derived.by(() => {
    const now = this.state?.view ?? null;
    if (now !== null && this.turn.stale) return this.turn.over(now);
    return this.turn.dryRun?.view ?? now;
  });
  offers: readonly Offer[] = $derived.by(() => {
    if (this.turn.dryRun) return this.turn.dryRun.offers;
    return (this.myTurn ? this.state?.offers : this.prospects.of(this.seat)) ?? [];
  });
  seat: number | null = $derived(this.state?.you.seat ?? null);
  onTurn: number | null = $derived(this.state?.status === 'running' && this.state.view ? this.state.view.player : null);
  /** It is the turn of one of the seats on this device, and no bot plays for it. */
  ourTurn: boolean = $derived(isOurTurn(this.state));
  /** It is the turn of the seat one looks from. */
  myTurn: boolean = $derived(this.ourTurn && this.onTurn === this.seat);
  /** Nobody can play for now. */
  paused: boolean = $derived(!!this.state?.pause?.until);
  /** Somebody else is on turn, and the turn of the seat one looks from will come: one may plan it. */
  mayPlan: boolean = $derived.by(() => {
    const { seat, onTurn, state } = this;
    if (seat === null || onTurn === null || onTurn === seat || !state) return false;
    return !state.seats[seat]?.taken_over && !state.view?.out.includes(seat);
  });
  /** Entries after the last turn of the seat one looks from. */
  since: Entry[] = $derived(this.#sinceMyTurn());

  /** Which of several on this device has taken it, in this tab. */
  holder = $state<number | null>(null);

  #wanted: number | null = null; // the same, for requests: an effect that follows must not start anew with it
  #offset = $state(0);
  #offsetKnown = false;
  #recalling = false;
  #rest: News | null = null; // received, and not yet all shown

  #api: MatchApi;
  #page: PageState;
  #connection: Connection;
  constructor(api: MatchApi, id: string, page: PageState = browserPage) {
    this.#api = api;
    this.#page = page;
    this.id = id;
    this.chat = new ReadUpTo(id);
    this.#connection = new Connection(
      {
        fetch: () => this.#api.getMatch(this.id, this.#wanted),
        begin: (result) => this.#begin(result),
        subscribe: (handlers) => this.#api.subscribe(this.id, this.#reader, handlers),
        poll: (waitSeconds) => this.#api.getNews(this.id, this.#reader, waitSeconds),
        receive: (news, by) => (by === 'push' ? void this.#receiveInTurn(news) : this.#receive(news)),
        connected: () => void this.#recall(),
      },
      page,
    );
    this.prospects = new Prospects(api, { id: () => id, seat: () => this.seat, occasion: () => this.#occasion() });
    this.turn = new Turn(api, {
      id: () => id,
      seat: () => this.seat,
      mayPlan: () => this.mayPlan,
      seen: () => this.#receivedUpTo,
      myTurn: () => this.myTurn,
      occasion: () => this.#occasion(),
      draw: () => this.#draw(),
      receive: (news) => this.#receive(news),
      isFollowed: () => this.#connection.isOpen,
      lost: () => this.#connection.doubt(),
    });
  }

  get connection(): ConnectionStatus {
    return this.#connection.status;
  }

  // Following

  /** Begin to follow, with the eyes of whoever looked last; returns how to stop, as an effect wants it. */
  follow(): () => void {
    this.#wanted = this.holder = storedViewer(this.id);
    this.#connection.open();
    return () => this.stop();
  }

  stop(): void {
    this.#receiveTheRest();
    this.#connection.close();
  }

  /** Look from another of one's own seats (two people on one device). */
  async lookFrom(seat: number): Promise<void> {
    this.#hold(seat);
    if (seat === this.seat) return;
    this.#receiveTheRest();
    this.turn.putAside();
    this.entries = [];
    this.complete = false;
    await this.#connection.begin();
  }

  /** Let go of a device that several share: nobody is shown anything before somebody takes it. */
  putDown(): void {
    this.#hold(null);
  }

  /** Ask for everything anew. */
  async refresh(): Promise<void> {
    this.#receiveTheRest();
    await this.#connection.begin();
  }

  /** Take an answer that holds a snapshot (join, start, resign …); returns it. */
  take<Value extends Snapshot>(answer: Result<Value>): Result<Value> {
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

  // What was received

  #begin(answer: Result<Snapshot>): boolean {
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
    void this.#connection.begin();
    return false;
  }

  #hold(seat: number | null): void {
    this.#wanted = this.holder = seat;
    storeViewer(this.id, seat);
  }

  #learn(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    this.#adopt(snapshot.state);
    this.#remember(snapshot.chat);
  }

  #receive(news: News): void {
    this.#receiveTheRest();
    this.#adopt(news.state);
    this.#remember(news.entries);
    if (news.seq < news.state.seq) this.complete = false; // more rows than one message holds
    if (!this.complete) void this.#recall();
  }

  /** What others did: the room first, then what follows from the state, then the story; each in a frame of its own. */
  async #receiveInTurn(news: News): Promise<void> {
    if (!this.#page.isVisible()) return this.#receive(news);
    this.#receiveTheRest();
    this.#rest = news;
    if ((this.turn.dryRun === null || this.turn.isPlan) && news.state.view && news.state.seq >= this.#receivedUpTo)
      this.room.show(this.turn.over(news.state.view));
    await painted();
    if (this.#rest === news && this.#connection.isOpen) this.#adopt(news.state);
    await painted();
    await painted(); // between them the players' scores and hands are drawn
    if (this.#rest === news && this.#connection.isOpen) this.#receiveTheRest();
  }

  /** Whatever was received and still waits for its frame. */
  #receiveTheRest(): void {
    const news = this.#rest;
    this.#rest = null;
    if (news) this.#receive(news);
  }

  #adopt(state: State): void {
    if (this.state && state.seq < this.state.seq && state.you.seat === this.state.you.seat) return;
    this.#setClock(state.now);
    const before = this.#occasion();
    this.state = state;
    this.#draw();
    if (before !== this.#occasion()) this.turn.occasionChanged();
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

  #remember(received: Entry[]): void {
    if (received.length === 0) return;
    const known = new Set(this.entries.map((entry) => entry.seq));
    const fresh = received.filter((entry) => !known.has(entry.seq));
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh].sort((a, b) => a.seq - b.seq);
  }

  /** The past: what the log holds from its beginning. */
  async #recall(): Promise<void> {
    this.#receiveTheRest();
    const last = this.entries.at(-1)?.seq ?? 0;
    if ((this.complete && last === this.#receivedUpTo) || this.#recalling) return;
    const wanted = this.#wanted;
    this.#recalling = true;
    const past = await this.#readLog(wanted);
    this.#recalling = false;
    if (wanted !== this.#wanted) return this.#recall();
    if (!past) return; // asked again when more arrives
    this.#remember(past);
    this.complete = true;
  }

  /** All entries there are, which come in pieces. */
  async #readLog(seat: number | null): Promise<Entry[] | null> {
    const entries: Entry[] = [];
    for (let after = 0; ;) {
      const answer = await this.#api.getNews(this.id, { after, seat });
      if (!answer.ok) return null;
      entries.push(...answer.value.entries);
      if (answer.value.seq <= after || answer.value.seq >= answer.value.state.seq) return entries;
      after = answer.value.seq;
    }
  }

  #sinceMyTurn(): Entry[] {
    const seat = this.seat;
    const last =
      seat === null ? -1 : this.entries.findLastIndex((entry) => entry.type === 'turn-played' && entry.seat === seat);
    return this.entries.slice(last + 1);
  }

  /** The largest offset seen is the one with the least delay in it. */
  #setClock(now: number): void {
    const offset = now - Date.now();
    if (!this.#offsetKnown || offset > this.#offset || this.#offset - offset > 5_000) this.#offset = offset;
    this.#offsetKnown = true;
  }

  get #reader(): Reader {
    return { after: this.#receivedUpTo, seat: this.#wanted };
  }

  get #receivedUpTo(): number {
    return this.state?.seq ?? 0;
  }
}
