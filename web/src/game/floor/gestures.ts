/** What fingers, the mouse, the wheel and keys do to the lens: come nearer, go further, move. None places a guest. */

import { shortcut } from '../keys.svelte';
import { keptInside, type Point } from './windows';
import { pinched, scaledAt, showing } from './pinch';
import { isByFinger, TWICE, type Lens } from './zoom.svelte';
import type { Area } from './geometry';

const NEARER = 1.4; // by one press of a key
const STEADY = 8; // CSS pixels; a finger that moves less has tapped
const TWICE_MS = 350; // taps that are nearer to each other are one double tap
const TWICE_PX = 44;
const SOMETHING = '[data-chair], [data-table], [data-bar-next], [data-club]';

interface Grip {
  readonly window: Area;
  readonly at: ReadonlyMap<number, Point>;
}

export class Gestures {
  #lens: Lens;
  #room: SVGSVGElement;
  #fingers = new Map<number, Point>();
  #grip: Grip | null = null;
  #tapped: MouseEvent | null = null;

  constructor(lens: Lens, room: SVGSVGElement) {
    this.#lens = lens;
    this.#room = room;
  }

  /** Begin to listen; returns how to stop. The page below neither scrolls nor grows while the room is held. */
  listen(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const room = this.#room;
    room.addEventListener('pointerdown', (event) => this.#press(event), { signal });
    room.addEventListener('pointermove', (event) => this.#move(event), { signal });
    room.addEventListener('click', (event) => this.#tap(event), { signal });
    room.addEventListener('focusin', (event) => this.#follow(event), { signal });
    room.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    room.addEventListener(
      'touchmove',
      (event) => {
        if ((this.#fingers.size > 1 || this.#lens.near) && event.cancelable) event.preventDefault();
      },
      { signal, passive: false },
    );
    for (const end of ['pointerup', 'pointercancel'] as const)
      addEventListener(end, (event) => this.#release(event), { signal });
    addEventListener('keydown', (event) => this.#key(event), { signal });
    return () => stop.abort();
  }

  /** Come nearer or go further by a factor, around a point or the middle; false if nothing changes. */
  #zoom(factor: number, around?: Point): boolean {
    const from = this.#lens.aim;
    const centre = around ?? { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    return this.#lens.show(scaledAt(from, centre, this.#lens.allowed(from.width / factor) / from.width));
  }

  #key(event: KeyboardEvent): void {
    const key = shortcut(event);
    if (key === '+' || key === '=') this.#zoom(NEARER);
    else if (key === '-') this.#zoom(1 / NEARER);
    else if (key === '0') this.#lens.away();
    else return;
    event.preventDefault();
  }

  #wheel(event: WheelEvent): void {
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
    if (scrolls && !event.ctrlKey && !this.#lens.near) return; // then the wheel is the page's
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
    const strength = event.ctrlKey ? 0.01 : 0.002; // fingers on a trackpad pinch in small steps
    const factor = Math.exp(-Math.max(-240, Math.min(240, pixels)) * strength);
    if (this.#zoom(factor, this.#lens.pointAt(event, this.#box)) || event.ctrlKey) event.preventDefault();
  }

  #press(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.#fingers.size === 0) this.#lens.dragged = false;
    if (this.#fingers.size >= 2) return;
    this.#fingers.set(event.pointerId, this.#share(event));
    if (this.#fingers.size === 2) this.#lens.dragged = true; // whatever comes of it is no tap
    this.#hold();
  }

  #move(event: PointerEvent): void {
    if (!this.#grip || !this.#fingers.has(event.pointerId)) return;
    this.#fingers.set(event.pointerId, this.#share(event));
    if (this.#fingers.size === 2) this.#pinch(this.#grip);
    else if (this.#lens.near) this.#pan(this.#grip, event.pointerId);
  }

  #release(event: PointerEvent): void {
    if (this.#fingers.delete(event.pointerId)) this.#hold();
  }

  #hold(): void {
    this.#grip = this.#fingers.size > 0 ? { window: this.#lens.aim, at: new Map(this.#fingers) } : null;
  }

  #pinch({ window, at }: Grip): void {
    const [first, second] = [...this.#fingers.keys()] as [number, number];
    const pair = (points: ReadonlyMap<number, Point>) => [points.get(first)!, points.get(second)!] as const;
    const wanted = pinched(window, pair(at), pair(this.#fingers), this.#lens);
    const centre = { x: wanted.x + wanted.width / 2, y: wanted.y + wanted.height / 2 };
    this.#lens.show(scaledAt(wanted, centre, this.#lens.allowed(wanted.width) / wanted.width));
  }

  #pan({ window, at }: Grip, finger: number): void {
    const lens = this.#lens;
    const [from, now] = [at.get(finger)!, this.#fingers.get(finger)!];
    const [dx, dy] = [now.x - from.x, now.y - from.y];
    if (!lens.dragged && Math.hypot(dx * lens.width, dy * lens.height) < STEADY) return;
    if (!lens.dragged) this.#room.setPointerCapture(finger); // only now: a tap belongs to its chair
    lens.dragged = true;
    lens.show({ ...window, x: window.x - dx * window.width, y: window.y - dy * window.height });
  }

  /** Twice on the bare floor comes nearer, or goes back to the whole room. */
  #tap(event: MouseEvent): void {
    const lens = this.#lens;
    const before = this.#tapped;
    this.#tapped = null;
    if (lens.dragged || (event.target as Element).closest(SOMETHING) || (isByFinger(event) && lens.tooSmall)) return;
    if (before && isTwice(before, event)) {
      if (lens.near) lens.away();
      else this.#zoom(TWICE, lens.pointAt(event, this.#box));
    } else this.#tapped = event;
  }

  /** Show the chair that the keyboard came to. */
  #follow(event: FocusEvent): void {
    const lens = this.#lens;
    const chair = (event.target as SVGGElement).querySelector<SVGRectElement>('.seat');
    if (!lens.near || !chair || !(event.target as Element).matches(':focus-visible')) return;
    const { x, y, width, height } = chair.getBBox();
    const place = { x: x - 20, y: y - 20, width: width + 40, height: height + 40 };
    const wanted = keptInside(lens.whole, showing(lens.aim, place), lens.above);
    if (wanted.x !== lens.aim.x || wanted.y !== lens.aim.y) lens.glide(wanted);
  }

  get #box(): DOMRect {
    return this.#room.getBoundingClientRect();
  }

  /** Where in the box something happened, from 0 to 1. */
  #share({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = this.#box;
    return { x: (clientX - left) / Math.max(1, width), y: (clientY - top) / Math.max(1, height) };
  }
}

function isTwice(before: MouseEvent, event: MouseEvent): boolean {
  const apart = Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
  return event.timeStamp - before.timeStamp < TWICE_MS && apart < TWICE_PX;
}
