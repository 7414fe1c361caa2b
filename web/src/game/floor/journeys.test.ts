import { expect, test } from 'vitest';
import { wayFrom } from './journeys';

const WINDOW = { x: -100, y: 0, width: 800, height: 400 };
const BOX = { left: 50, top: 20, width: 400, height: 200 };

test('a guest’s way is told in units of the room, from the chair to where they begin', () => {
  expect(wayFrom({ x: 50, y: 20 }, { x: 300, y: 100 }, WINDOW, BOX)).toEqual({ dx: -400, dy: -100 });
});

test('whoever begins at the chair has no way to go', () => {
  expect(wayFrom({ x: 250, y: 70 }, { x: 300, y: 100 }, WINDOW, BOX)).toEqual({ dx: 0, dy: 0 });
});

test('a player beside the room is further away than its wall', () => {
  expect(wayFrom({ x: 650, y: 70 }, { x: 300, y: 100 }, WINDOW, BOX)).toEqual({ dx: 800, dy: 0 });
});
