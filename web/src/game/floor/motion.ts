/** How guests and tables come and go; whoever wants no motion gets none. */

import type { TransitionConfig } from 'svelte/transition';
import { cubicIn, cubicOut } from 'svelte/easing';
import { settings } from '../../lib/settings.svelte';

/** First the guests leave, then their table is cleared away, then the new one is laid (C5). */
const LEAVING_MS = 480;
const CLEARING_MS = 300;

export function lasting(milliseconds: number): number {
  return settings.still ? 0 : milliseconds;
}

/** A guest gets up and leaves the café through the door above. */
export function getUp(_node: Element, { delay = 0 } = {}): TransitionConfig {
  return {
    delay: lasting(delay),
    duration: lasting(LEAVING_MS),
    easing: cubicIn,
    css: (t, u) => `transform: translateY(${-70 * u}px) scale(${1 - 0.3 * u}); opacity: ${t}`,
  };
}

/** A table is laid anew: the card is turned. */
export function lay(_node: Element): TransitionConfig {
  return {
    delay: lasting(LEAVING_MS + CLEARING_MS),
    duration: lasting(420),
    easing: cubicOut,
    css: (t) =>
      `transform: scaleX(${Math.abs(Math.cos(Math.PI * (1 - t)))}) scale(${0.9 + 0.1 * t}); opacity: ${Math.min(1, 2 * t)}`,
  };
}

/** A table is cleared away. */
export function clear(_node: Element): TransitionConfig {
  return {
    delay: lasting(LEAVING_MS),
    duration: lasting(CLEARING_MS),
    easing: cubicIn,
    css: (t) => `transform: scale(${0.5 + 0.5 * t}) rotate(${(1 - t) * 25}deg); opacity: ${t}`,
  };
}
