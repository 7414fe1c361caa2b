/** Windows that fingers and the wheel ask for; see windows.ts. */

import type { Area } from './geometry';
import type { Point, Size } from './windows';

/** A window made smaller or larger so that one point of it stays where it is on the screen. */
export function scaledAt({ x, y, width, height }: Area, fixed: Point, factor: number): Area {
  return {
    x: fixed.x - (fixed.x - x) * factor,
    y: fixed.y - (fixed.y - y) * factor,
    width: width * factor,
    height: height * factor,
  };
}

/**
 * The window after two fingers have moved: what was under each of them still is, as far as that can be.
 * Fingers are points of the box, from 0 to 1 in both directions.
 */
export function pinched(from: Area, before: readonly [Point, Point], now: readonly [Point, Point], box: Size): Area {
  const spread = ([a, b]: readonly [Point, Point]) =>
    Math.max(1, Math.hypot((a.x - b.x) * box.width, (a.y - b.y) * box.height));
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const factor = spread(before) / spread(now);
  const [held, there] = [middle(before), middle(now)];
  const [width, height] = [from.width * factor, from.height * factor];
  return {
    x: from.x + held.x * from.width - there.x * width,
    y: from.y + held.y * from.height - there.y * height,
    width,
    height,
  };
}

/** A window moved no further than needed to show an area. */
export function showing(window: Area, area: Area): Area {
  const { width, height } = window;
  return {
    x: between(area.x + area.width - width, window.x, area.x),
    y: between(area.y + area.height - height, window.y, area.y),
    width,
    height,
  };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}
