// When to draw what: the main thing in the next frame, all else in frames of its own after it.

import { untrack } from 'svelte';

const LONGEST = 100; // milliseconds; a window that nobody sees has no frames

/** Wait until what was changed so far has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}

/** A value one frame behind another: what is less urgent is drawn after what is more. Made while a component is. */
export class Behind<Value> {
  current: Value;

  constructor(source: () => Value) {
    this.current = $state.raw(untrack(source));
    $effect(() => {
      if (source() === untrack(() => this.current)) return;
      void painted().then(() => (this.current = untrack(source)));
    });
  }
}
