// The connection to a match: pushed messages, or long polls where none get through. Lost, it comes back by itself.

import { isTransient, type Result, type Subscription, type SubscriptionHandlers } from './api_client';
import { browserPage, type PageState } from './page_state';
import type { Bye, News, Snapshot } from './types';

export type ConnectionStatus = 'connected' | 'reconnecting' | 'offline' | 'restarting';

/** What a connection brings its messages to, and asks where it is in the story. */
export interface Feed {
  /** Fetch everything there is. */
  fetch(): Promise<Result<Snapshot>>;
  /** Take it in; whether there is anything to follow. */
  begin(result: Result<Snapshot>): boolean;
  /** Be told what comes after what was received. */
  subscribe(handlers: SubscriptionHandlers): Subscription;
  /** The same by a request that waits for so long. */
  poll(waitSeconds: number): Promise<Result<News>>;
  receive(news: News, by: 'push' | 'poll'): void;
  /** The connection is there again. */
  connected(): void;
}

export const FIRST_PAUSE_MS = 250;
export const LONGEST_PAUSE_MS = 8_000;
const SILENCE_MS = 45_000; // after that much of it we ask whether the connection is still there
const LOST_SUBSCRIPTIONS = 3; // so many in a row, and we poll instead
const POLLS = 3; // and subscribe again after so many of them
const POLL_SECONDS = 25;

export class Connection {
  status = $state<ConnectionStatus>('reconnecting');

  #feed: Feed;
  #page: PageState;
  #subscription: Subscription | null = null;
  #closed = true;
  #begun = false;
  #round = 0; // every new try ends the ones before it
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #lastHeard = 0;
  #watchdog: ReturnType<typeof setInterval> | undefined;
  #unwatch = (): void => undefined;

  constructor(feed: Feed, page: PageState = browserPage) {
    this.#feed = feed;
    this.#page = page;
  }

  get isOpen(): boolean {
    return !this.#closed;
  }

  open(): void {
    this.#closed = false;
    this.#unwatch = this.#page.watch({ onWake: () => this.#wake(), onOffline: () => (this.status = 'offline') });
    this.#watchdog = setInterval(() => this.#listenForSilence(), SILENCE_MS / 3);
    void this.begin();
  }

  close(): void {
    this.#closed = true;
    this.#hangUp();
    clearInterval(this.#watchdog);
    this.#unwatch();
  }

  /** Fetch everything anew, and follow from there. */
  async begin(): Promise<void> {
    this.#hangUp();
    const round = this.#round;
    const result = await this.#feed.fetch();
    if (round !== this.#round || this.#closed) return;
    if (!result.ok && isTransient(result)) {
      this.#lost();
      this.#again(() => void this.begin());
      return;
    }
    this.#failures = 0;
    this.#begun = this.#feed.begin(result);
    if (this.#begun) this.#subscribe();
  }

  /** Somebody asked and was not answered: a line that seems to be there is opened anew, and says so when it is. */
  doubt(): void {
    if (this.status !== 'connected' || this.#closed) return;
    this.#lost();
    this.#hangUp();
    this.#again(() => this.#subscribe());
  }

  #lost(): void {
    if (this.status !== 'restarting') this.status = this.#page.isOnline() ? 'reconnecting' : 'offline';
  }

  #subscribe(): void {
    if (this.#closed) return;
    if (this.#failures >= LOST_SUBSCRIPTIONS) {
      void this.#poll();
      return;
    }
    const round = ++this.#round;
    this.#subscription = this.#feed.subscribe({
      onOpen: () => {
        if (round === this.#round) this.#connected(true);
      },
      onMessage: (message) => {
        if (round !== this.#round) return;
        this.#connected();
        this.#failures = 0;
        if ('bye' in message) this.#bye(message);
        else this.#feed.receive(message, 'push');
      },
      onClose: () => {
        if (round !== this.#round || this.#closed) return;
        this.#failures += 1;
        this.#lost();
        this.#again(() => this.#subscribe());
      },
    });
  }

  #bye({ bye }: Bye): void {
    if (bye !== 'restarting') return this.#page.reload(); // signed out: nothing of what one knew stays on the page
    this.status = 'restarting';
    this.#failures += 1;
    this.#hangUp();
    this.#again(() => this.#subscribe());
  }

  /** Where no subscription gets through: long polls, and now and then another try. */
  async #poll(): Promise<void> {
    const round = ++this.#round;
    for (let polled = 0; polled < POLLS; polled += 1) {
      const result = await this.#feed.poll(this.status === 'connected' ? POLL_SECONDS : 0);
      if (round !== this.#round || this.#closed) return;
      if (!result.ok) {
        this.#lost();
        this.#again(() => void this.#poll());
        return;
      }
      this.#connected();
      this.#feed.receive(result.value, 'poll');
    }
    this.#failures = LOST_SUBSCRIPTIONS - 1;
    this.#subscribe();
  }

  #connected(anew = this.status !== 'connected'): void {
    this.#lastHeard = Date.now();
    this.status = 'connected';
    if (anew) this.#feed.connected();
  }

  #again(attempt: () => void): void {
    clearTimeout(this.#retry);
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(this.#failures, 6), LONGEST_PAUSE_MS);
    this.#retry = setTimeout(attempt, pause * (0.75 + Math.random() / 2));
  }

  #hangUp(): void {
    this.#round += 1;
    clearTimeout(this.#retry);
    this.#subscription?.close();
    this.#subscription = null;
  }

  #wake(): void {
    if (!this.#page.isVisible() || this.#closed) return;
    if (!this.#begun) void this.begin();
    else if (this.status === 'connected') void this.#check();
    else {
      this.#hangUp();
      this.#subscribe();
    }
  }

  #listenForSilence(): void {
    if (this.status === 'connected' && Date.now() - this.#lastHeard > SILENCE_MS) void this.#check();
  }

  /** A connection may be dead without knowing it: does the server know more than we heard? */
  async #check(): Promise<void> {
    const round = this.#round;
    const result = await this.#feed.poll(0);
    if (round !== this.#round || this.#closed) return;
    if (result.ok && result.value.entries.length === 0) {
      this.#lastHeard = Date.now();
      return;
    }
    if (result.ok) this.#feed.receive(result.value, 'poll');
    else this.#lost();
    this.#hangUp();
    this.#subscribe();
  }
}
