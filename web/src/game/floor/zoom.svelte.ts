/** The lens over the room: what part of it is shown. A tap on a small chair comes nearer, and never places a guest. */

import { Glide } from '../../lib/glide.svelte';
import type { Area, Floor } from './geometry';
import { lasting } from './motion';
import { keptInside, windowAround, windowOver, type Point } from './windows';

const FINGER = 44; // CSS pixels a finger needs
const TILE = 84; // units of a chair, in a cell of 100
const LARGEST = 134; // CSS pixels beyond which no chair grows
export const TWICE = 2; // as near as one can always come
const BUTTON = 56; // CSS pixels at the upper edge, for the way back to the whole room
const WHOLE_AGAIN = 0.98; // a window that is this much of the room is all of it

export class Lens {
  /** The picture's size on the screen. */
  width = $state(0);
  height = $state(0);
  near = $state(false);
  /** The room was moved under the pointer: what comes next is the end of that, and no tap. */
  dragged = false;

  /** The whole floor, and bare floor beside it where the box is wider or higher. */
  readonly whole: Area = $derived.by(() => {
    const { width, height } = this.#floor();
    const margin = this.#margin();
    const all = { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin };
    return windowOver(all, { width: this.width, height: this.height });
  });
  readonly window: Area = $derived.by(() => {
    if (!this.near) return this.whole;
    const { x, y, width, height } = this.#window.current;
    return windowAround(this.whole, { x: x + width / 2, y: y + height / 2 }, width, this.above);
  });
  readonly viewBox: string = $derived.by(() => {
    const { x, y, width, height } = this.window;
    return `${x} ${y} ${width} ${height}`;
  });
  /** Whether chairs are too small for a finger now. */
  readonly tooSmall: boolean = $derived.by(
    () => !this.near && this.width > 0 && (this.width * TILE) / this.whole.width < FINGER,
  );

  #floor: () => Floor;
  #margin: () => number;
  #window = new Glide<Area>({ x: 0, y: 0, width: 1, height: 1 });
  #byTap = false;

  constructor(floor: () => Floor, margin: () => number) {
    this.#floor = floor;
    this.#margin = margin;
  }

  /** Where the window is going to be. */
  get aim(): Area {
    return this.near ? this.#window.target : this.whole;
  }

  /** No chair is kept under the button: the room can be drawn down from it by this part of the window's width. */
  get above(): number {
    return BUTTON / Math.max(1, this.width);
  }

  /** Whether a tap is the lens's own: it comes nearer, came before it was there, or was the end of a drag or pinch. */
  swallows(event: MouseEvent, box: DOMRect): boolean {
    if (this.dragged) {
      this.dragged = false;
      return true;
    }
    if (!isByFinger(event)) return false;
    if (this.near) return this.#window.current.width !== this.#window.target.width;
    if (this.tooSmall) this.comeTo(this.pointAt(event, box));
    return this.near;
  }

  /** Come so near to a point that chairs are large enough for a finger. */
  comeTo(centre: Point): void {
    const columns = Math.max(4, Math.floor((this.width * TILE) / 100 / (FINGER + 6)));
    this.#byTap = true;
    this.glide(windowAround(this.whole, centre, 100 * columns, this.above));
  }

  away(): void {
    this.near = false;
    this.#byTap = false;
  }

  /** Back to the whole room for those who came nearer only to place somebody. */
  leave(): void {
    if (this.#byTap) this.away();
  }

  /** The nearest to a width that a window may have. */
  allowed(width: number): number {
    const least = Math.min(this.whole.width / TWICE, (this.width * TILE) / LARGEST);
    return Math.max(least, Math.min(width, this.whole.width));
  }

  /** Show a window at once; false if nothing changes. */
  show(wanted: Area): boolean {
    const before = this.aim;
    const next = keptInside(this.whole, wanted, this.above);
    this.#byTap = false;
    this.near = next.width < WHOLE_AGAIN * this.whole.width;
    this.#window.to(next, 0);
    return next.width !== before.width || next.x !== before.x || next.y !== before.y;
  }

  /** Show a window in a moment. */
  glide(target: Area): void {
    this.#window.to(this.window, 0);
    this.near = true;
    this.#window.to(target, lasting(220));
  }

  /** Where on the floor something happened. */
  pointAt({ clientX, clientY }: MouseEvent, box: DOMRect): Point {
    const unit = this.window.width / Math.max(1, box.width);
    return { x: this.window.x + (clientX - box.left) * unit, y: this.window.y + (clientY - box.top) * unit };
  }
}

export function isByFinger(event: MouseEvent): boolean {
  const { pointerType } = event as PointerEvent;
  return pointerType === 'touch' || pointerType === 'pen';
}
