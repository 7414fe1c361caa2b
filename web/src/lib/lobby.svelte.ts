// My games, open tables, and what can be watched: asked for again and again while somebody looks.

import type { ApiClient } from './api_client';
import { MatchList } from './match_list.svelte';
import { place } from './place';
import type { Summary } from './types';

const REFRESH_MS = 10_000;
const MOST_REQUESTS = 12;

export class Lobby {
  readonly mine = new MatchList((page) => this.#api.listMyMatches(page));
  readonly open = new MatchList((page) => this.#api.listMatches('open', page));
  readonly running = new MatchList((page) => this.#api.listMatches('running', page));
  trouble = $state(false);
  #seats = $state.raw<Record<string, number[]>>({});

  /** Mine: my turn first, then what is being played, waits, or is over; the latest first. */
  sorted: Summary[] = $derived(
    (this.mine.matches ?? []).toSorted((a, b) => this.#rank(b) - this.#rank(a) || b.last_at - a.last_at),
  );
  /** Where I was: the game that goes on. */
  latest: Summary | null = $derived(this.sorted.find((match) => match.status === 'running') ?? null);
  #ids = $derived(new Set(this.mine.matches?.map((match) => match.id)));
  joinable: Summary[] = $derived((this.open.matches ?? []).filter((match) => !this.#ids.has(match.id)));
  watchable: Summary[] = $derived((this.running.matches ?? []).filter((match) => !this.#ids.has(match.id)));

  #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
  }

  /** Ask now and every few seconds; returns how to stop. */
  follow(): () => void {
    void this.#load();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.#load();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }

  isMyTurn(match: Summary): boolean {
    const { on_turn: seat } = match;
    return match.status === 'running' && seat !== null && (this.#seats[match.id]?.includes(seat) ?? false);
  }

  #rank(match: Summary): number {
    if (this.isMyTurn(match)) return 3;
    return match.status === 'running' ? 2 : match.status === 'open' ? 1 : 0;
  }

  async #load(): Promise<void> {
    const others = place.isLocal ? [] : [this.open.refresh(), this.running.refresh()]; // without a server there are none
    const [reached] = await Promise.all([this.mine.refresh(), ...others]);
    this.trouble = !reached;
    if (reached) await this.#askSeats(this.mine.matches ?? []);
  }

  /** Which seats are mine, in the games that are being played. */
  async #askSeats(matches: Summary[]): Promise<void> {
    const unknown = matches.filter((match) => match.status === 'running' && !(match.id in this.#seats));
    const answers = await Promise.all(unknown.slice(0, MOST_REQUESTS).map((match) => this.#api.getMatch(match.id)));
    const known = answers.flatMap((answer) =>
      answer.ok ? [[answer.value.id, answer.value.state.you.seats] as const] : [],
    );
    if (known.length > 0) this.#seats = { ...this.#seats, ...Object.fromEntries(known) };
  }
}
