import { describe, expect, test, vi } from 'vitest';
import { floorOf } from './geometry';
import { Lens } from './zoom.svelte';

/** Without a page nothing moves: every window is there at once. */
vi.mock('./motion', () => ({ lasting: () => 0 }));

const FLOOR = floorOf({ drawing: Array.from({ length: 14 }, () => Array.from({ length: 15 }, () => 'o')), bar: [] });
const BOX = { left: 0, top: 0, width: 390, height: 364 } as DOMRect;

function lensOf(width: number, height: number): Lens {
  const lens = new Lens(
    () => FLOOR,
    () => 0,
  );
  lens.width = width;
  lens.height = height;
  return lens;
}

function tap(x: number, y: number, pointerType = 'touch'): MouseEvent {
  return { clientX: x, clientY: y, pointerType } as unknown as MouseEvent;
}

test('the whole room is shown in a box of any proportions', () => {
  for (const [width, height] of [
    [390, 364],
    [844, 200],
    [300, 900],
  ] as const) {
    const { whole } = lensOf(width, height);
    expect(whole.width / whole.height).toBeCloseTo(width / height);
    expect(whole.x).toBeLessThanOrEqual(0);
    expect(whole.y).toBeLessThanOrEqual(0);
    expect(whole.x + whole.width).toBeGreaterThanOrEqual(FLOOR.width - 1e-9);
    expect(whole.y + whole.height).toBeGreaterThanOrEqual(FLOOR.height - 1e-9);
  }
});

describe('a tap', () => {
  test('by finger on a small chair is swallowed and comes nearer, so near that a chair has 44 pixels', () => {
    const lens = lensOf(390, 364);
    expect(lens.tooSmall).toBe(true);
    expect(lens.swallows(tap(200, 200), BOX)).toBe(true);
    expect(lens.near).toBe(true);
    expect((84 * lens.width) / lens.aim.width).toBeGreaterThanOrEqual(44);
  });

  test('of a mouse is never swallowed', () => {
    const lens = lensOf(390, 364);
    expect(lens.swallows(tap(200, 200, 'mouse'), BOX)).toBe(false);
    expect(lens.near).toBe(false);
  });

  test('on a large room is the chair’s', () => {
    const lens = lensOf(1200, 1120);
    expect(lens.tooSmall).toBe(false);
    expect(lens.swallows(tap(200, 200), { ...BOX, width: 1200 })).toBe(false);
  });

  test('at the end of a drag is swallowed once', () => {
    const lens = lensOf(1200, 1120);
    lens.dragged = true;
    expect(lens.swallows(tap(1, 1, 'mouse'), BOX)).toBe(true);
    expect(lens.swallows(tap(1, 1, 'mouse'), BOX)).toBe(false);
  });
});

test('who came nearer by a tap goes back after placing somebody, who did by hand stays', () => {
  const lens = lensOf(390, 364);
  lens.comeTo({ x: 700, y: 700 });
  lens.leave();
  expect(lens.near).toBe(false);
  lens.show({ x: 300, y: 300, width: 500, height: 467 });
  lens.leave();
  expect(lens.near).toBe(true);
  lens.away();
  expect(lens.near).toBe(false);
});

test('nobody comes nearer than a chair may be large, or further than the whole', () => {
  const lens = lensOf(1200, 1120);
  expect(lens.allowed(1)).toBeCloseTo(lens.whole.width / 2);
  expect(lens.allowed(1e6)).toBe(lens.whole.width);
  const small = lensOf(390, 364);
  expect((84 * small.width) / small.allowed(1)).toBeCloseTo(134);
});

test('a window that is nearly all of the room is the whole room', () => {
  const lens = lensOf(390, 364);
  const { x, y, width, height } = lens.whole;
  lens.show({ x, y, width: 0.99 * width, height: 0.99 * height });
  expect(lens.near).toBe(false);
});
