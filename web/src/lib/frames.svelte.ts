// When to draw what: the main thing in the next frame, all else in frames of its own after it.

import { untrack } from 'svelte';

const LONGEST_MS = 100; // a window that nobody sees has no frames

let coming: Promise<void> | null = null;

/** Wait until what was changed so far has been painted; all who wait for the same frame share it. */
export function painted(): Promise<void> {
  coming ??= new Promise<void>((resolve) => {
    const late = setTimeout(done, LONGEST_MS);
    const frame = requestAnimationFrame(() => {
      coming = null; // what is changed from here on may be too late for this one
      clearTimeout(late);
      setTimeout(resolve);
    });
    function done(): void {
      coming = null;
      cancelAnimationFrame(frame);
      resolve();
    }
  });
  return coming;
}

/** A value one frame behind another: what is less urgent is drawn after what is more. Made while a component is. */
export class Behind<Value> {
  current: Value;

  constructor(source: () => Value) {
    this.current = $state.raw(untrack(source));
    let gone = false;
    $effect(() => () => {
      gone = true;
    });
    $effect(() => {
      if (source() === untrack(() => this.current)) return;
      void painted().then(() => {
        if (!gone) this.current = untrack(source);
      });
    });
  }
}
