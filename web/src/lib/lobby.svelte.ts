// My games, open tables, and what can be watched: asked for again and again while somebody looks.

import type { ApiClient } from './api_client';
import { MatchList } from './match_list.svelte';
import { place } from './place';
import type { Summary } from './types';

const REFRESH_MS = 10_000;
const MOST_REQUESTS = 12;

/** One's own seats in a match, and which of them a bot plays for; as of when something last happened there. */
interface OwnSeats {
  readonly all: readonly number[];
  readonly lost: readonly number[];
  readonly at: number;
}

export class Lobby {
  readonly mine = new MatchList((page) => this.#api.listMyMatches(page));
  readonly open = new MatchList((page) => this.#api.listMatches('open', page));
  readonly running = new MatchList((page) => this.#api.listMatches('running', page));
  trouble = $state(false);
  #seats = $state.raw<Record<string, OwnSeats>>({});

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
    return this.#isOwnSeatOnTurn(match) && !this.#seats[match.id]?.lost.includes(seat!);
  }

  #isOwnSeatOnTurn({ id, status, on_turn: seat }: Summary): boolean {
    return status === 'running' && seat !== null && (this.#seats[id]?.all.includes(seat) ?? false);
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

  /** Which seats are mine, in the games that are being played; asked again where a bot may have taken one over. */
  async #askSeats(matches: Summary[]): Promise<void> {
    const unknown = matches.filter((match) => match.status === 'running' && !this.#isKnown(match));
    const answers = await Promise.all(unknown.slice(0, MOST_REQUESTS).map((match) => this.#seatsIn(match)));
    const known = answers.flat();
    if (known.length > 0) this.#seats = { ...this.#seats, ...Object.fromEntries(known) };
  }

  async #seatsIn({ id, last_at: at }: Summary): Promise<[string, OwnSeats][]> {
    const answer = await this.#api.getMatch(id);
    if (!answer.ok) return [];
    const { seats, you } = answer.value.state;
    return [[id, { all: you.seats, lost: you.seats.filter((seat) => seats[seat]?.taken_over), at }]];
  }

  #isKnown(match: Summary): boolean {
    const seats = this.#seats[match.id];
    return seats !== undefined && (seats.at === match.last_at || !this.#isOwnSeatOnTurn(match));
  }
}
