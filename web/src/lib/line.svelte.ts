// The line to the server: a socket, or long polls where none gets through. Lost, it comes back by itself.

import { worthAnotherTry, type Answer } from './door';
import type { News, Snapshot } from './types';

export type Connection = 'live' | 'reconnecting' | 'offline' | 'restarting';

/** Who listens, and where he is in the story. */
export interface Listener {
  /** Ask for everything there is. */
  ask(): Promise<Answer<Snapshot>>;
  /** Take in what was asked for; whether there is anything to follow. */
  learn(answer: Answer<Snapshot>): boolean;
  /** Where a socket tells what comes after what was heard. */
  address(): string;
  /** The same by a question that waits for so many seconds. */
  news(wait: number): Promise<Answer<News>>;
  hear(news: News, by: 'socket' | 'question'): void;
  /** The line is there again. */
  live(): void;
}

export const FIRST_PAUSE = 250;
export const LONGEST_PAUSE = 8_000;
const SILENCE = 45_000; // after that much of it we ask whether the line is still there
const LOST_SOCKETS = 3; // so many in a row, and we ask by long poll instead
const POLL_ROUNDS = 3; // and try the socket again after so many polls
const POLL_SECONDS = 25;

export class Line {
  connection = $state<Connection>('reconnecting');

  #listener: Listener;
  #socket: WebSocket | null = null;
  #closed = true;
  #introduced = false;
  #round = 0; // every new try ends the ones before it
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastHeard = 0;
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  get isOpen(): boolean {
    return !this.#closed;
  }

  open(): void {
    this.#closed = false;
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#asleep);
    document.addEventListener('visibilitychange', this.#wake);
    this.#watch = setInterval(() => this.#listenForSilence(), SILENCE / 3);
    void this.begin();
  }

  close(): void {
    this.#closed = true;
    this.#hangUp();
    clearInterval(this.#watch);
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#asleep);
    document.removeEventListener('visibilitychange', this.#wake);
  }

  /** Ask for everything anew, and listen from there. */
  async begin(): Promise<void> {
    this.#hangUp();
    const round = this.#round;
    const answer = await this.#listener.ask();
    if (round !== this.#round || this.#closed) return;
    if (!answer.ok && worthAnotherTry(answer)) {
      this.lost();
      this.#again(() => void this.begin());
      return;
    }
    this.#failures = 0;
    this.#introduced = this.#listener.learn(answer);
    if (this.#introduced) this.#listen();
  }

  /** Somebody asked and was not answered. */
  lost(): void {
    if (this.connection !== 'restarting') this.connection = navigator.onLine ? 'reconnecting' : 'offline';
  }

  #listen(): void {
    if (this.#closed) return;
    if (this.#failures >= LOST_SOCKETS) {
      void this.#poll();
      return;
    }
    const round = ++this.#round;
    const socket = new WebSocket(this.#listener.address());
    this.#socket = socket;
    socket.onopen = () => {
      if (round === this.#round) this.#live(true);
    };
    socket.onmessage = (message) => {
      if (round !== this.#round) return;
      this.#live();
      this.#failures = 0;
      const told = JSON.parse(String(message.data)) as News | { bye: string };
      if ('bye' in told) this.connection = 'restarting';
      else this.#listener.hear(told, 'socket');
    };
    socket.onclose = () => {
      if (round !== this.#round || this.#closed) return;
      this.#failures += 1;
      this.lost();
      this.#again(() => this.#listen());
    };
  }

  /** Where no socket gets through: long polls, and now and then another try. */
  async #poll(): Promise<void> {
    const round = ++this.#round;
    for (let turn = 0; turn < POLL_ROUNDS; turn += 1) {
      const answer = await this.#listener.news(this.connection === 'live' ? POLL_SECONDS : 0);
      if (round !== this.#round || this.#closed) return;
      if (!answer.ok) {
        this.lost();
        this.#again(() => void this.#poll());
        return;
      }
      this.#live();
      this.#listener.hear(answer.value, 'question');
    }
    this.#failures = LOST_SOCKETS - 1;
    this.#listen();
  }

  #live(anew = this.connection !== 'live'): void {
    this.#lastHeard = Date.now();
    this.connection = 'live';
    if (anew) this.#listener.live();
  }

  #again(what: () => void): void {
    clearTimeout(this.#timer);
    const pause = Math.min(FIRST_PAUSE * 2 ** Math.min(this.#failures, 6), LONGEST_PAUSE);
    this.#timer = setTimeout(what, pause * (0.75 + Math.random() / 2));
  }

  #hangUp(): void {
    this.#round += 1;
    clearTimeout(this.#timer);
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.CONNECTING)
      socket.onopen = () => socket.close(); // sooner, the browser would complain
    else socket?.close();
    this.#socket = null;
  }

  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#closed) return;
    if (!this.#introduced) void this.begin();
    else if (this.connection === 'live') void this.#check();
    else {
      this.#hangUp();
      this.#listen();
    }
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
    const answer = await this.#listener.news(0);
    if (round !== this.#round || this.#closed) return;
    if (answer.ok && answer.value.entries.length === 0) {
      this.#lastHeard = Date.now();
      return;
    }
    if (answer.ok) this.#listener.hear(answer.value, 'question');
    else this.lost();
    this.#hangUp();
    this.#listen();
  }
}
