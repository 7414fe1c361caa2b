/** How one's guests lie in one match: sorted, or as one laid them; the device remembers. */

import { settings } from '../../lib/settings.svelte';
import { deviceStorage } from '../../lib/storage';
import { arranged, rearranged } from './arrangement';

export class HandOrder {
  #hand: () => readonly (string | null)[];
  #key: () => string;
  #own = $state.raw<{ key: string; guests: readonly string[] } | null>(null);

  /** Places in the hand, as they are seen from left to right. */
  shown: readonly number[] = $derived.by(() => arranged(this.#hand(), settings.handOrder, this.#laid()));

  /** With the hand, and the name under which its order is kept. */
  constructor(hand: () => readonly (string | null)[], name: () => string) {
    this.#hand = hand;
    this.#key = () => `cafe:hand:${name()}`;
  }

  /** Put a guest elsewhere: from then on the hand lies as it is now. */
  move = (from: number, to: number): void => {
    const guests = rearranged(this.#hand(), this.shown, from, to);
    const key = this.#key();
    this.#own = { key, guests };
    deviceStorage.write(key, guests);
    settings.handOrder = 'own';
  };

  #laid(): readonly string[] {
    const key = this.#key();
    if (this.#own?.key === key) return this.#own.guests;
    return deviceStorage.read<string[]>(key) ?? [];
  }
}
