import { beforeAll, expect, test } from 'vitest';
import type { State } from '../../lib/types';
import { fetchWords } from '../../lib/words.svelte';
import { resultOf } from './result';

beforeAll(() => fetchWords('en'));

const NAMES = ['Ada', 'Bo', 'Cy'];
const match = (seats: number[], standings: [number, number, number][], outcome = 'played') =>
  ({
    outcome,
    you: { seats },
    standings: standings.map(([player, place, points]) => ({ player, place, points, bankrupt: false })),
  }) as unknown as State;

test('my own result comes first, and how far the winner was', () => {
  expect(
    resultOf(
      match(
        [1],
        [
          [0, 1, 40],
          [1, 2, 34],
          [2, 3, -2],
        ],
      ),
      NAMES,
    ),
  ).toEqual({ title: 'You came in second', detail: '34 points, 6 behind Ada', won: false });
});

test('whoever wins is told by how much', () => {
  expect(
    resultOf(
      match(
        [0],
        [
          [0, 1, 40],
          [1, 2, 39],
        ],
      ),
      NAMES,
    ),
  ).toEqual({ title: 'You won!', detail: '40 points, 1 ahead of Bo', won: true });
});

test('one point is one point, above and below nothing', () => {
  const close = (seat: number) =>
    match(
      [seat],
      [
        [0, 1, 1],
        [1, 2, -1],
      ],
    );
  expect(resultOf(close(0), NAMES).detail).toBe('1 point, 2 ahead of Bo');
  expect(resultOf(close(1), NAMES).detail).toBe('−1 point, 2 behind Ada');
});

test('a shared victory is one’s own, too', () => {
  expect(
    resultOf(
      match(
        [0],
        [
          [0, 1, -3],
          [2, 1, -3],
          [1, 3, -8],
        ],
      ),
      NAMES,
    ),
  ).toEqual({ title: 'You share the victory', detail: '−3 points', won: true });
});

test.each([[[]], [[0, 1]]])('spectators, and several on one device, hear who has won (%j)', (seats) => {
  const over = match(seats, [
    [1, 1, 20],
    [0, 2, 10],
  ]);
  expect(resultOf(over, NAMES)).toEqual({ title: 'Bo wins', detail: '', won: false });
});

test('a game that nobody finished has no winner', () => {
  expect(resultOf(match([0], [], 'called-off'), NAMES).won).toBe(false);
  expect(resultOf(match([0], [[0, 1, 3]], 'closed'), NAMES).detail).toBe('');
});
