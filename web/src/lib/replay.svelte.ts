// A match as it was, entry by entry. While it still runs, what happens is added at the end.

import * as door from './door';
import { Line } from './line.svelte';
import type { Answer, Trouble } from './door';
import type { Frame, News, Snapshot, State } from './types';

export const OPEN = 'open';

export class Replay {
  readonly id: string;

  snapshot = $state.raw<Snapshot | null>(null);
  state = $state.raw<State | null>(null);
  frames = $state.raw<Frame[]>([]);
  /** Why there is nothing to look at. */
  trouble = $state.raw<Trouble | null>(null);

  over: boolean = $derived(this.state?.status === 'over');
  /** It is the turn of one of the seats on this device. */
  ourTurn: boolean = $derived.by(() => {
    const { status, view, you } = this.state ?? {};
    return status === 'running' && !!view && !!you?.seats.includes(view.player);
  });
  /** Several people of the card game share this device, and none has said that it is he who looks. */
  curtained: boolean = $derived.by(() => {
    const own = this.state?.you.seats ?? [];
    return this.snapshot?.edition === 'card' && !this.over && own.length > 1 && !own.includes(Number(this.#seen));
  });

  #seen = $state<string>(OPEN);
  #told = 0; // the last entry seen with these eyes
  #asking = false;

  #line = new Line({
    ask: () => door.getMatch(this.id),
    learn: (answer) => this.#learn(answer),
    address: () => door.followAddress(this.id, this.state?.seq ?? 0),
    news: (wait) => door.getNews(this.id, this.state?.seq ?? 0, wait),
    hear: (news) => this.#hear(news),
    live: () => void this.#catchUp(),
  });

  constructor(id: string) {
    this.id = id;
  }

  /** Begin, and go on as long as the match does; returns how to stop, as an effect wants it. */
  follow(): () => void {
    this.#line.open();
    return () => this.#line.close();
  }

  /** Whose eyes one would like: a seat's, or open hands. A running match has only one's own. */
  look(seen: string): void {
    if (seen === this.#seen) return;
    this.#seen = seen;
    this.#told = 0;
    void this.#catchUp();
  }

  #learn(answer: Answer<Snapshot>): boolean {
    this.trouble = answer.ok ? null : answer;
    if (!answer.ok) return false;
    this.snapshot = answer.value;
    this.#adopt(answer.value.state);
    return !this.over;
  }

  #hear(news: News): void {
    if (news.seq >= (this.state?.seq ?? 0)) this.#adopt(news.state);
  }

  #adopt(state: State): void {
    const ended = state.status === 'over' && !this.over;
    this.state = state;
    if (ended) {
      this.#told = 0; // now it may be seen with other eyes
      this.#line.close();
    }
    void this.#catchUp();
  }

  /** Ask for what is not there yet, until it is. */
  async #catchUp(): Promise<void> {
    if (this.#asking || this.state?.status === 'open' || this.curtained) return;
    this.#asking = true;
    while (this.state && this.#told < this.state.seq) {
      const [after, eyes] = [this.#told, this.#eyes()];
      const answer = await door.getReplay(this.id, eyes, after);
      if (after !== this.#told || !Object.is(eyes, this.#eyes())) continue; // somebody wanted something else since
      if (!answer.ok && this.frames.length === 0) this.trouble = answer;
      if (!answer.ok || answer.value.frames.length === 0) break;
      this.frames = after === 0 ? answer.value.frames : [...this.frames, ...answer.value.frames];
      this.#told = this.frames.at(-1)?.seq ?? 0;
    }
    this.#asking = false;
  }

  #eyes(): number | typeof OPEN | undefined {
    if (this.over) return this.#seen === OPEN ? OPEN : Number(this.#seen);
    return this.state?.you.seats.find((seat) => seat === Number(this.#seen));
  }
}
