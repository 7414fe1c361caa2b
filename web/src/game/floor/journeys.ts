/** How far guests come: from their player's place on the page, or out of the hand, to their chair. */

import type { Area } from './geometry';
import type { From } from './room_model';
import type { Point, Size } from './windows';

export interface Journey {
  /** From the chair to where they begin, in units of the room. */
  readonly dx: number;
  readonly dy: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Where players and guests in hand are on the page. It is read beforehand: a guest has to be drawn within a frame. */
export class Origins {
  #places = new Map<string, Point>();
  #room: Box = { left: 0, top: 0, width: 0, height: 0 };

  measure(room: Element): void {
    this.#room = room.getBoundingClientRect();
    this.#places.clear();
    for (const [attribute, kind] of [
      ['data-player', 'player'],
      ['data-hand', 'hand'],
    ] as const)
      for (const one of document.querySelectorAll(`[${attribute}]`))
        this.#note(`${kind} ${one.getAttribute(attribute)}`, one.getBoundingClientRect());
  }

  #note(name: string, { left, top, width, height }: Box): void {
    if (width > 0 && height > 0 && !this.#places.has(name))
      this.#places.set(name, { x: left + width / 2, y: top + height / 2 });
  }

  /** The way of a guest; null where nobody knows where they come from. */
  journey(from: From, guest: string, chair: Point, window: Area): Journey | null {
    const name = from === 'hand' ? `hand ${guest}` : `player ${from}`;
    const start = from === null ? undefined : this.#places.get(name);
    return start && this.#room.width > 0 ? wayFrom(start, chair, window, this.#room) : null;
  }
}

/** From a point of the page to a chair, in the units of the window that the box shows. */
export function wayFrom(start: Point, chair: Point, window: Area, box: Pick<DOMRect, 'left' | 'top'> & Size): Journey {
  const unit = window.width / box.width;
  return {
    dx: window.x + (start.x - box.left) * unit - chair.x,
    dy: window.y + (start.y - box.top) * unit - chair.y,
  };
}
