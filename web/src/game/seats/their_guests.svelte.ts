/** Pointing at a guest in somebody else's open hand: where they could sit, and what it would pay that player. */

import { announce } from '../../lib/announcements.svelte';
import type { MatchFollower } from '../../lib/match.svelte';
import type { Offer } from '../../lib/types';
import { playerName, t } from '../../lib/words.svelte';
import type { Light, Theirs } from '../floor/marks';

export interface TheirGuest {
  readonly seat: number;
  readonly guest: string;
}

export class TheirGuests {
  /** Who is pointed at. */
  at = $state.raw<TheirGuest | null>(null);

  /** The chairs of whoever is pointed at, the best first; null where nobody is, or nobody has said. */
  #offers: readonly Offer[] | null = $derived.by(() => {
    const { at } = this;
    const could = at && this.#follower.prospects.of(at.seat);
    if (!at || !could || !this.#follower.state?.view?.hands[at.seat]?.includes(at.guest)) return null;
    return could.filter(({ guest, chair }) => guest === at.guest && chair !== null).sort((a, b) => b.points - a.points);
  });
  /** What it looks like in the room. */
  lit: Theirs | null = $derived.by(() => {
    if (!this.at || !this.#offers) return null;
    const lit = new Map<string, Light>();
    for (const { chair, points, waits, kind, company } of this.#offers)
      if (chair !== null && !lit.has(chair)) lit.set(chair, { points, waits, swaps: kind === 'swap-joker', company });
    return { seat: this.at.seat, lit };
  });
  /** Whose guest it is. */
  whose: string | null = $derived.by(() => this.at && playerName(this.at.seat, this.#names()));
  /** The same in words. */
  sentence: string | null = $derived.by(() => {
    const { at, lit } = this;
    if (!at || !lit) return null;
    const points = this.#offers?.[0]?.points ?? 0;
    return t('play-theirs', { count: lit.lit.size, points });
  });

  #follower: MatchFollower;
  #names: () => readonly string[];

  constructor(follower: MatchFollower, names: () => readonly string[]) {
    this.#follower = follower;
    this.#names = names;
  }

  /** Somebody may be pointed at soon. */
  prepare = (): void => {
    if (this.#follower.onTurn !== null) void this.#follower.prospects.want();
  };

  /** A mouse is over a guest, or a finger or the keyboard is on them: then it is also said. */
  point = async (at: TheirGuest, by: 'pointer' | 'focus'): Promise<void> => {
    if (this.at?.seat === at.seat && this.at.guest === at.guest) return;
    this.at = at;
    if (this.#follower.onTurn !== null) await this.#follower.prospects.want();
    if (by === 'focus' && this.at === at && this.sentence !== null) announce(`${this.whose}: ${this.sentence}`);
  };

  leave = (): void => {
    this.at = null;
  };
}
