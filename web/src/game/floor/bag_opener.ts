/** Whoever has a room with a bag may let it be opened. */

import { getContext, setContext } from 'svelte';

const KEY = Symbol('bag');

export function provideBagOpener(open: () => void): void {
  setContext(KEY, open);
}

export function getBagOpener(): (() => void) | undefined {
  return getContext<(() => void) | undefined>(KEY);
}
