// What a guest in the hand needs to be dragged; it is fetched when everything else is drawn.

import { inTurn } from '../../lib/in_turn';
import type { Wishes } from './dragging';

let fetched: typeof import('./dragging') | null = null;

/** An attachment: what it is put on can be dragged, once that has been fetched. */
export function draggable(wishes: () => Wishes) {
  return (node: HTMLElement): (() => void) => {
    let stop = fetched?.drag(node, wishes);
    let gone = false;
    const wait = inTurn.addLast(() => {
      void import('./dragging').then((there) => {
        fetched = there;
        if (!gone) stop ??= there.drag(node, wishes);
      });
    });
    return () => {
      gone = true;
      wait();
      stop?.();
    };
  };
}
