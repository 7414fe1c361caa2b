import { expect, test } from 'vitest';
import type { GameEvent } from '../../lib/types';
import { leftOver, roundsOf } from './rounds';
import type { StoryTurn } from './story';

const PASSED = { type: 'turn-passed', player: 1 } as unknown as GameEvent;
let seq = 0;
const turn = (seat: number, points: number, events: readonly GameEvent[] = [PASSED]): StoryTurn => ({
  seq: ++seq,
  at: 0,
  seat,
  moves: [],
  events,
  receipt: [],
  points,
  scores: [],
});
const numbers = (turns: StoryTurn[], players: number) =>
  roundsOf(turns, players).map(({ cells }) => cells.map((cell) => cell && [cell.points, cell.total]));

test('a round is a row that begins with whoever played first', () => {
  expect(numbers([turn(1, 4), turn(2, 2), turn(0, 6), turn(1, 3), turn(2, -4)], 3)).toEqual([
    [
      [6, 6],
      [4, 4],
      [2, 2],
    ],
    [null, [3, 7], [-4, -2]],
  ]);
});

test('what is revealed in the middle of a turn parts no turn', () => {
  const [round, ...more] = roundsOf([turn(0, 8, []), turn(0, 3), turn(1, 2)], 2);
  expect(more).toEqual([]);
  expect(round!.cells[0]).toMatchObject({ points: 11, total: 11 });
  expect(round!.cells[0]!.turns).toHaveLength(2);
});

test('whoever is left alone plays round after round', () => {
  expect(numbers([turn(0, 1), turn(1, 1), turn(0, 1), turn(0, 1)], 2)).toEqual([
    [
      [1, 1],
      [1, 1],
    ],
    [[1, 2], null],
    [[1, 3], null],
  ]);
});

test('a game without a turn has no row', () => {
  expect(roundsOf([], 4)).toEqual([]);
});

test('guests left over are reckoned at the end, and not before', () => {
  const reckoned = (player: number, points: number) =>
    ({ type: 'hand-reckoned', player, points }) as unknown as GameEvent;
  expect(leftOver([turn(0, 4)], 2)).toBeNull();
  expect(leftOver([turn(0, 4), turn(1, 2, [reckoned(0, -10), reckoned(1, 0)])], 2)).toEqual([-10, 0]);
});
