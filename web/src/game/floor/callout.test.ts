import { expect, test } from 'vitest';
import { spotFor } from './callout';

const ROOM = { width: 800, height: 600 };
const NOTE = { width: 260, height: 120 };
const CHAIR = { width: 44, height: 44 };

test('a note stands to the right of its chair where there is space', () => {
  expect(spotFor({ x: 100, y: 300, ...CHAIR }, NOTE, ROOM)).toEqual({ side: 'right', left: 156, top: 262, tip: 60 });
});

test('beside the right wall it stands to the left', () => {
  expect(spotFor({ x: 700, y: 300, ...CHAIR }, NOTE, ROOM)).toMatchObject({ side: 'left', left: 428 });
});

test('in a narrow room it stands below or above, and keeps its tip at the chair', () => {
  const narrow = { width: 300, height: 600 };
  expect(spotFor({ x: 20, y: 100, ...CHAIR }, NOTE, narrow)).toMatchObject({ side: 'below', left: 6, tip: 36 });
  expect(spotFor({ x: 240, y: 540, ...CHAIR }, NOTE, narrow)).toMatchObject({ side: 'above', left: 34, tip: 228 });
});

test('where it fits nowhere there is none', () => {
  expect(spotFor({ x: 100, y: 100, ...CHAIR }, NOTE, { width: 250, height: 600 })).toBeNull();
  expect(spotFor({ x: 100, y: 60, ...CHAIR }, NOTE, { width: 300, height: 160 })).toBeNull();
});

test('wherever the chair is, the note is inside the room and does not cover it', () => {
  for (let x = 0; x <= ROOM.width - CHAIR.width; x += 18)
    for (let y = 0; y <= ROOM.height - CHAIR.height; y += 18) {
      const spot = spotFor({ x, y, ...CHAIR }, NOTE, ROOM)!;
      expect(spot.left).toBeGreaterThanOrEqual(0);
      expect(spot.top).toBeGreaterThanOrEqual(0);
      expect(spot.left + NOTE.width).toBeLessThanOrEqual(ROOM.width);
      expect(spot.top + NOTE.height).toBeLessThanOrEqual(ROOM.height);
      const apart =
        spot.left >= x + CHAIR.width ||
        spot.left + NOTE.width <= x ||
        spot.top >= y + CHAIR.height ||
        spot.top + NOTE.height <= y;
      expect(apart).toBe(true);
    }
});
