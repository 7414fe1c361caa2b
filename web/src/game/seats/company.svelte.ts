/** The others at the table: whom one may ring for, who waits for a pause, and what giving up or leaving means. */

import { newRequestKey, type ApiClient, type ApiError, type Result } from '../../lib/api_client';
import { NUDGE } from '../../lib/constants';
import type { MatchFollower } from '../../lib/match.svelte';
import type { SeatState, Snapshot } from '../../lib/types';
import { t } from '../../lib/words.svelte';
import { isPerson, playsWithOthers } from './others';

const UNITS: [string, number][] = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
];

export class Company {
  /** Why the last request did not work. */
  trouble = $state.raw<ApiError | null>(null);

  #api: ApiClient;
  #follower: MatchFollower;
  #match = $derived.by(() => this.#follower.state);
  /** One's own seats that one has not given up. */
  mine: readonly number[] = $derived(
    (this.#match?.you.seats ?? []).filter((seat) => this.#match?.seats[seat]?.resigned === false),
  );
  running: boolean = $derived(this.#match?.status === 'running');
  /** Whether one plays with other people. */
  others: boolean = $derived(playsWithOthers(this.#match ?? null));
  /** Whoever is on turn and can be rung for. */
  ringsFor: number | null = $derived.by(() => {
    const seat = this.#follower.onTurn;
    const there = seat === null ? undefined : this.#match?.seats[seat];
    if (seat === null || !there || this.mine.length === 0 || this.pause?.until) return null;
    return isPerson(there) && !there.taken_over && !this.#isMine(there) ? seat : null;
  });
  /** From when on, by the server's clock. */
  ringsAt: number = $derived.by(() => {
    const last = this.#follower.entries.findLast(({ type, by }) => type === 'nudged' && this.mine.includes(Number(by)));
    return Math.max((this.#match?.turn_began_at ?? 0) + NUDGE.turn, (last?.at ?? -NUDGE.interval) + NUDGE.interval);
  });
  pause = $derived(this.running ? (this.#match?.pause ?? null) : null);

  constructor(api: ApiClient, follower: MatchFollower) {
    this.#api = api;
    this.#follower = follower;
  }

  ring = () => this.#act((key) => this.#api.nudge(this.#follower.id, key));
  /** Ask for a pause, or agree to one. */
  askForPause = () => this.#act((key) => this.#api.pause(this.#follower.id, key));
  /** Go on, or decline. */
  goOn = () => this.#act((key) => this.#api.resume(this.#follower.id, key));
  leave = (seat: number) => this.#act((key) => this.#api.leave(this.#follower.id, seat, key));
  resign = (seat: number) => this.#act((key) => this.#api.resign(this.#follower.id, seat, key));

  /** Whether the game is over when this seat is given up: nobody is left, or only the computer. */
  endsWithout(seat: number): boolean {
    const left = (this.#match?.seats ?? []).filter((there, index) => index !== seat && !there.resigned);
    return left.length < 2 || left.every(({ kind }) => kind === 'bot');
  }

  #isMine({ handle }: SeatState): boolean {
    return handle === this.#match?.you.handle;
  }

  async #act(request: (key: string) => Promise<Result<Snapshot>>): Promise<boolean> {
    const result = this.#follower.take(await request(newRequestKey()));
    this.trouble = result.ok ? null : result;
    return result.ok;
  }
}

/** Seconds as somebody would say them: two days, a minute, 90 seconds. */
export function spanText(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['seconds', 1];
  return t(`time-${unit}`, { count: seconds / size });
}
