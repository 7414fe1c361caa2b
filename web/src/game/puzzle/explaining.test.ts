import { expect, test } from 'vitest';
import type { AnsweredTurn, PuzzleAnswer } from '../../lib/types';
import { compared, gains, leadOf, placesOf } from './explaining';

function turn(parts: Record<string, number>, judged = true): AnsweredTurn {
  const value = { margin: 0, margin_error: 0, win: 500, win_error: 0, samples: 1, exact: false };
  return {
    moves: [],
    points: 0,
    steps: [],
    value: judged ? value : null,
    parts: Object.entries(parts).map(([part, points]) => ({ part, points })),
    behind: null,
  };
}

test('what the best turn gains is told part by part, the most important first', () => {
  const found = gains(turn({ points: 2000, opens: -1000, later: 10 }), turn({ points: 6000, opens: -9000, bar: 100 }));
  expect(found).toEqual([
    { part: 'opens', points: 8000 },
    { part: 'points', points: -4000 },
    { part: 'bar', points: -100 },
  ]);
});

test('a turn that was not judged is not compared with', () => {
  const [yours, runner_up] = [turn({}, false), turn({})];
  const answer = { outcome: 'wrong', yours, runner_up } as PuzzleAnswer;
  expect(compared(answer)).toEqual({ turn: runner_up, whose: 'next' });
  expect(compared({ ...answer, yours: turn({ bar: 1 }) }).whose).toBe('yours');
  expect(compared({ ...answer, outcome: 'right', yours: turn({ bar: 1 }) }).whose).toBe('next');
});

test('a turn is shown on its chairs and on the next place of the bar', () => {
  expect(placesOf(['USm@i13', 'swap:RUm@a4', 'INf@bar', 'end'], 3)).toEqual(['i13', 'a4', 'bar4']);
  expect(placesOf(['draw'], 0)).toEqual([]);
});

test('one leads by the distance to the best of the others', () => {
  expect(leadOf([10, 30, 25], 1)).toBe(5);
  expect(leadOf([10, 30, 25], 0)).toBe(-20);
});
