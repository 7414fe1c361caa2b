// My games, open tables, and what can be watched: asked for again and again while somebody looks.

import * as door from './door';
import type { Summary } from './types';

const REFRESH = 10_000;
const MOST_ASKED = 12;

export class Lobby {
  mine = $state.raw<Summary[] | null>(null);
  open = $state.raw<Summary[] | null>(null);
  running = $state.raw<Summary[]>([]);
  trouble = $state(false);
  #seats = $state.raw<Record<string, number[]>>({});

  /** Mine: my turn first, then what is being played, waits, or is over; the latest first. */
  sorted: Summary[] = $derived(
    (this.mine ?? []).toSorted((one, other) => this.#rank(other) - this.#rank(one) || other.last_at - one.last_at),
  );
  /** Where I was: the game that goes on. */
  latest: Summary | null = $derived(this.sorted.find((match) => match.status === 'running') ?? null);
  #ids = $derived(new Set(this.mine?.map((match) => match.id)));
  joinable: Summary[] = $derived((this.open ?? []).filter((match) => !this.#ids.has(match.id)));
  watchable: Summary[] = $derived(this.running.filter((match) => !this.#ids.has(match.id)));

  /** Ask now and every few seconds; returns how to stop. */
  follow(): () => void {
    void this.#load();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.#load();
    }, REFRESH);
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
    const [mine, open, running] = await Promise.all([door.myMatches(), door.lobby('open'), door.lobby('running')]);
    this.trouble = !mine.ok;
    if (open.ok) this.open = open.value.matches;
    if (running.ok) this.running = running.value.matches;
    if (!mine.ok) return;
    this.mine = mine.value.matches;
    await this.#askSeats(mine.value.matches);
  }

  /** Which seats are mine, in the games that are being played. */
  async #askSeats(matches: Summary[]): Promise<void> {
    const unknown = matches.filter((match) => match.status === 'running' && !(match.id in this.#seats));
    const answers = await Promise.all(unknown.slice(0, MOST_ASKED).map((match) => door.getMatch(match.id)));
    const known = answers.flatMap((answer) =>
      answer.ok ? [[answer.value.id, answer.value.state.you.seats] as const] : [],
    );
    if (known.length > 0) this.#seats = { ...this.#seats, ...Object.fromEntries(known) };
  }
}
