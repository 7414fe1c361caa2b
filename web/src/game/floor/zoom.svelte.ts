/** The lens over the room: on a small screen a tap first comes nearer, and never places a guest. */

import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { windowAround, type Area, type Floor } from './geometry';
import { lasting } from './motion';

const FINGER = 44; // CSS pixels a finger needs
const MARGIN = 14;
const BUTTON = 56; // CSS pixels at the upper edge, for the way back to the whole room
const STEADY = 8; // a finger that moves less has tapped

export class Lens {
  /** The width of the picture on the screen. */
  pixels = $state(0);
  near = $state(false);

  readonly whole: Area = $derived.by(() => {
    const floor = this.#floor();
    return { x: -MARGIN, y: -MARGIN, width: floor.width + 2 * MARGIN, height: floor.height + 2 * MARGIN };
  });
  readonly viewBox: string = $derived.by(() => {
    const { x, y, width, height } = this.near ? this.#window.current : this.whole;
    return `${x} ${y} ${width} ${height}`;
  });

  #floor: () => Floor;
  #window = new Tween<Area>({ x: 0, y: 0, width: 1, height: 1 }, { duration: 0, easing: cubicOut });
  #grip: { x: number; y: number; from: Area; moved: boolean } | null = null;
  #dragged = false;

  constructor(floor: () => Floor) {
    this.#floor = floor;
  }

  /** Whether chairs are too small for a finger now. */
  readonly tooSmall: boolean = $derived.by(
    () => !this.near && this.pixels > 0 && (this.pixels * 84) / this.whole.width < FINGER,
  );

  /** Whether a tap is the lens's own: it comes nearer, came before it was there, or was the end of a drag. */
  swallows(event: MouseEvent, svg: SVGSVGElement): boolean {
    if (this.#dragged) {
      this.#dragged = false;
      return true;
    }
    const byFinger = (event as PointerEvent).pointerType === 'touch' || (event as PointerEvent).pointerType === 'pen';
    if (byFinger && this.near && this.#window.current.width !== this.#window.target.width) return true;
    if (!byFinger || !this.tooSmall) return false;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
    this.comeTo(point.x, point.y);
    return true;
  }

  comeTo(x: number, y: number): void {
    const columns = Math.max(4, Math.floor((this.pixels * 84) / 100 / (FINGER + 6)));
    const target = this.#around({ x, y }, columns);
    void this.#window.set(this.near ? this.#window.current : this.whole, { duration: 0 });
    this.near = true;
    void this.#window.set(target, { duration: lasting(220) });
  }

  /** No chair is kept under the button: the room can be drawn down from it. */
  #around(place: { x: number; y: number }, columns: number): Area {
    return windowAround(this.#floor(), place, columns, MARGIN, BUTTON / this.pixels);
  }

  away(): void {
    this.near = false;
  }

  grab(event: PointerEvent): void {
    this.#dragged = false;
    if (this.near) this.#grip = { x: event.clientX, y: event.clientY, from: this.#window.target, moved: false };
  }

  drag(event: PointerEvent, svg: SVGSVGElement): void {
    const grip = this.#grip;
    if (!grip || !this.near) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!grip.moved && Math.hypot(dx, dy) < STEADY) return;
    grip.moved = true;
    this.#dragged = true;
    const scale = grip.from.width / svg.clientWidth;
    const centre = {
      x: grip.from.x + grip.from.width / 2 - dx * scale,
      y: grip.from.y + grip.from.height / 2 - dy * scale,
    };
    const target = this.#around(centre, grip.from.width / 100);
    void this.#window.set(target, { duration: 0 });
  }

  release(): void {
    this.#grip = null;
  }
}
