/** Dragging a guest from the hand to the room, or elsewhere in the hand, by mouse, pen or finger. */

import { BAR } from '../../lib/notation';

const DRAG_THRESHOLD_PX = 7; // CSS pixels before a press becomes a drag
const REACH_PX = 34; // how far a lit chair draws a guest that is let go beside it

export interface Wishes {
  readonly may: boolean;
  onstart: () => void;
  /** The chair, `bar`, or null where nothing takes the guest. */
  ondrop: (place: string | null) => void;
  /** A place in the hand. */
  onmove?: ((to: number) => void) | undefined;
}

/** The place in the hand under a point. */
function handPlaceUnder(x: number, y: number): number | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset.place;
  return place === undefined ? null : Number(place);
}

/** The place under a point: exactly there, or the nearest lit one within reach. */
export function placeUnder(x: number, y: number): string | null {
  const under = document.elementFromPoint(x, y);
  if (under?.closest('[data-bar-next]')) return BAR;
  const chair = under?.closest<SVGGElement>('[data-chair]');
  if (chair) return chair.dataset.chair ?? null;
  let best: string | null = null;
  let least = REACH_PX;
  for (const lit of document.querySelectorAll<SVGGElement>('[data-chair][data-points]')) {
    const box = lit.getBoundingClientRect();
    const distance = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) - box.width / 2;
    if (distance < least) [best, least] = [lit.dataset.chair ?? null, distance];
  }
  return best;
}

/** Let an element be dragged; its own picture follows the pointer. What comes back ends that. */
export function drag(node: HTMLElement, wishes: () => Wishes): () => void {
  let from: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent) {
    if (event.button !== 0 || !wishes().may) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== from?.id) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_THRESHOLD_PX) return;
      ghost = lift();
      wishes().onstart();
    }
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%)`;
    event.preventDefault();
  }

  function up(event: PointerEvent) {
    if (event.pointerId !== from?.id) return;
    const carried = ghost !== null;
    cancel();
    if (!carried) return;
    const { ondrop, onmove } = wishes();
    const to = handPlaceUnder(event.clientX, event.clientY);
    if (to !== null && onmove) onmove(to);
    else ondrop(placeUnder(event.clientX, event.clientY));
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
  }

  function lift(): HTMLElement {
    const copy = document.createElement('div');
    copy.append(node.querySelector('svg')!.cloneNode(true));
    copy.className = 'dragged-guest';
    document.body.append(copy);
    node.dataset.dragged = '';
    return copy;
  }

  function cancel() {
    from = null;
    ghost?.remove();
    ghost = null;
    delete node.dataset.dragged;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
  }

  node.addEventListener('pointerdown', down);
  node.dataset.draggable = '';
  return () => {
    cancel();
    node.removeEventListener('pointerdown', down);
  };
}

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}
