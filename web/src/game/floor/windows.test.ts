import { expect, test } from 'vitest';
import type { Area } from './geometry';
import { pinched, scaledAt, showing } from './pinch';
import { covers, keptInside, windowAround, windowOver } from './windows';

const FLOOR: Area = { x: 0, y: 0, width: 400, height: 400 };
const BOX = { width: 200, height: 100 };
const WHOLE = windowOver(FLOOR, BOX);

test('the whole room is seen in every box, with bare floor beside it', () => {
  expect(WHOLE).toEqual({ x: -200, y: 0, width: 800, height: 400 });
  expect(windowOver(FLOOR, { width: 100, height: 200 })).toEqual({ x: 0, y: -200, width: 400, height: 800 });
  expect(windowOver(FLOOR, { width: 0, height: 0 })).toEqual(FLOOR);
});

test('a window around a place has the box’s proportions and stays inside the room', () => {
  expect(windowAround(WHOLE, { x: 200, y: 200 }, 200)).toEqual({ x: 100, y: 150, width: 200, height: 100 });
  expect(windowAround(WHOLE, { x: 200, y: 0 }, 200)).toEqual({ x: 100, y: 0, width: 200, height: 100 });
  expect(windowAround(WHOLE, { x: 900, y: 900 }, 200)).toEqual({ x: 400, y: 300, width: 200, height: 100 });
});

test('a window that may begin higher leaves space above the first row', () => {
  expect(windowAround(WHOLE, { x: 200, y: 0 }, 200, 0.25).y).toBe(-50);
});

test('a window as large as the room is the room', () => {
  expect(keptInside(WHOLE, { x: 50, y: 50, width: 900, height: 450 })).toEqual(WHOLE);
});

test('the point under the wheel stays where it is', () => {
  const near = scaledAt(WHOLE, { x: 200, y: 100 }, 0.5);
  expect(near).toEqual({ x: 0, y: 50, width: 400, height: 200 });
  const share = ({ x, width }: Area) => (200 - x) / width;
  expect(share(near)).toBe(share(WHOLE));
});

test('what two fingers hold stays under them', () => {
  const before = [
    { x: 0.4, y: 0.5 },
    { x: 0.6, y: 0.5 },
  ] as const;
  const apart = [
    { x: 0.3, y: 0.5 },
    { x: 0.7, y: 0.5 },
  ] as const;
  const near = pinched(WHOLE, before, apart, BOX);
  expect(near.width).toBeCloseTo(WHOLE.width / 2);
  for (const index of [0, 1] as const) {
    const held = WHOLE.x + before[index].x * WHOLE.width;
    expect(near.x + apart[index].x * near.width).toBeCloseTo(held);
  }
  const back = pinched(near, apart, before, BOX);
  expect(back.x).toBeCloseTo(WHOLE.x);
  expect(back.width).toBeCloseTo(WHOLE.width);
});

test('two fingers that move alike move the room', () => {
  const window = { x: 100, y: 100, width: 200, height: 100 };
  const [a, b] = [
    { x: 0.25, y: 0.5 },
    { x: 0.5, y: 0.5 },
  ];
  const shifted = [
    { x: 0.5, y: 0.5 },
    { x: 0.75, y: 0.5 },
  ] as const;
  expect(pinched(window, [a, b], shifted, BOX)).toEqual({ ...window, x: 50 });
});

test('fingers on one spot divide nothing by nothing', () => {
  const spot = { x: 0.5, y: 0.5 };
  const { width } = pinched(WHOLE, [spot, spot], [spot, spot], BOX);
  expect(width).toBe(WHOLE.width);
});

test('a window moves no further than needed to show a chair', () => {
  const window = { x: 100, y: 100, width: 200, height: 100 };
  expect(showing(window, { x: 150, y: 120, width: 50, height: 50 })).toEqual(window);
  expect(showing(window, { x: 280, y: 60, width: 50, height: 50 })).toEqual({ ...window, x: 130, y: 60 });
});

test('a window covers what is inside it', () => {
  expect(covers(FLOOR, { x: 10, y: 400 })).toBe(true);
  expect(covers(FLOOR, { x: 10, y: 401 })).toBe(false);
});
