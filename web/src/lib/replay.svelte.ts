// A match as it was, entry by entry. While it still runs, what happens is added at the end.

import type { ApiClient, ApiError, Result } from './api_client';
import { Connection } from './connection.svelte';
import { isOurTurn } from './our_turn';
import type { Frame, News, Snapshot, State } from './types';

export const OPEN = 'open';

export class Replay {
  readonly id: string;

  snapshot = $state.raw<Snapshot | null>(null);
  state = $state.raw<State | null>(null);
  frames = $state.raw<Frame[]>([]);
  /** Why there is nothing to look at. */
  trouble = $state.raw<ApiError | null>(null);

  over: boolean = $derived(this.state?.status === 'over');
  /** It is the turn of one of the seats on this device, and no bot plays for it. */
  ourTurn: boolean = $derived(isOurTurn(this.state));
  /** Several people of the card game share this device, and none of them has said that it is they who look. */
  curtained: boolean = $derived.by(() => {
    const own = this.state?.you.seats ?? [];
    return this.snapshot?.edition === 'card' && !this.over && own.length > 1 && !own.includes(Number(this.#seen));
  });

  #seen = $state<string>(OPEN);
  #last = 0; // the last entry seen with these eyes
  #asking = false;

  #api: ApiClient;
  #connection = new Connection({
    fetch: () => this.#api.getMatch(this.id),
    begin: (result) => this.#begin(result),
    subscribe: (handlers) => this.#api.subscribe(this.id, { after: this.state?.seq ?? 0 }, handlers),
    poll: (waitSeconds) => this.#api.getNews(this.id, { after: this.state?.seq ?? 0 }, waitSeconds),
    receive: (news) => this.#receive(news),
    connected: () => void this.#catchUp(),
  });

  constructor(api: ApiClient, id: string) {
    this.#api = api;
    this.id = id;
  }

  /** Begin, and go on as long as the match does; returns how to stop, as an effect wants it. */
  follow(): () => void {
    this.#connection.open();
    return () => this.#connection.close();
  }

  /** Whose eyes one would like: a seat's, or open hands. A running match has only one's own. */
  look(seen: string): void {
    if (seen === this.#seen) return;
    this.#seen = seen;
    this.#last = 0;
    void this.#catchUp();
  }

  #begin(answer: Result<Snapshot>): boolean {
    this.trouble = answer.ok ? null : answer;
    if (!answer.ok) return false;
    this.snapshot = answer.value;
    this.#adopt(answer.value.state);
    return !this.over;
  }

  #receive(news: News): void {
    if (news.seq >= (this.state?.seq ?? 0)) this.#adopt(news.state);
  }

  #adopt(state: State): void {
    const ended = state.status === 'over' && !this.over;
    this.state = state;
    if (ended) {
      this.#last = 0; // now it may be seen with other eyes
      this.#connection.close();
    }
    void this.#catchUp();
  }

  /** Ask for what is not there yet, until it is. */
  async #catchUp(): Promise<void> {
    if (this.#asking || this.state?.status === 'open' || this.curtained) return;
    this.#asking = true;
    while (this.state && this.#last < this.state.seq) {
      const [after, eyes] = [this.#last, this.#eyes()];
      const answer = await this.#api.getReplay(this.id, eyes, after);
      if (after !== this.#last || !Object.is(eyes, this.#eyes())) continue; // somebody wanted something else since
      if (!answer.ok && this.frames.length === 0) this.trouble = answer;
      if (!answer.ok || answer.value.frames.length === 0) break;
      this.frames = after === 0 ? answer.value.frames : [...this.frames, ...answer.value.frames];
      this.#last = this.frames.at(-1)?.seq ?? 0;
    }
    this.#asking = false;
  }

  #eyes(): number | typeof OPEN | undefined {
    if (this.over) return this.#seen === OPEN ? OPEN : Number(this.#seen);
    return this.state?.you.seats.find((seat) => seat === Number(this.#seen));
  }
}
