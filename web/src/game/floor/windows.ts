/** Windows over the floor: the part of it that is shown, always as wide for its height as the screen's own box. */

import type { Area } from './geometry';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The smallest window in the box's proportions that holds all of an area; the area itself while no box is known. */
export function windowOver(area: Area, box: Size): Area {
  if (box.width <= 0 || box.height <= 0) return area;
  const scale = Math.max(area.width / box.width, area.height / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  return { x: area.x - (width - area.width) / 2, y: area.y - (height - area.height) / 2, width, height };
}

/** A window of a width around a point, kept inside the whole one; it may begin higher by a part of its width. */
export function windowAround(whole: Area, centre: Point, width: number, above = 0): Area {
  const narrow = Math.min(width, whole.width);
  const height = (narrow * whole.height) / whole.width;
  return keptInside(whole, { x: centre.x - narrow / 2, y: centre.y - height / 2, width: narrow, height }, above);
}

/** The window nearest to the wanted one that does not leave the whole. */
export function keptInside(whole: Area, wanted: Area, above = 0): Area {
  if (wanted.width >= whole.width) return whole;
  const { width, height } = wanted;
  return {
    x: between(whole.x, wanted.x, whole.x + whole.width - width),
    y: between(whole.y - above * width, wanted.y, whole.y + whole.height - height),
    width,
    height,
  };
}

export function covers({ x, y, width, height }: Area, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}
