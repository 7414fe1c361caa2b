import { expect, test } from 'vitest';
import { turnPlayed } from '../testing/matches';
import { stepsPlayed } from './turn_so_far';
import type { Entry } from './types';

const line = (points: number) => ({ table: 'b2', nation: 'FR', guests: 2, doubled: false, points });
const seated = (chair: string, points: number) => ({
  type: 'guest-seated',
  guest: 'FRf',
  chair,
  receipt: [line(points)],
  points,
});

function played(seq: number, moves: string[], events: unknown[]): Entry {
  return { ...turnPlayed(seq, 0, events), moves } as Entry;
}

test('nothing was played of a turn that begins', () => {
  const before = played(1, ['FRf@a2', 'end'], [seated('a2', 2), { type: 'turn-passed', player: 0 }]);
  expect(stepsPlayed([before])).toEqual([]);
  expect(stepsPlayed([])).toEqual([]);
});

test('what was played before a table was cleared belongs to the turn, in its order', () => {
  const cleared = { type: 'tables-cleared', tables: ['b2'], nations: ['FR'], left: [] };
  const laid = { type: 'table-laid', table: 'b2', nation: 'GB' };
  const entries = [
    played(1, ['draw'], [{ type: 'turn-passed', player: 0 }]),
    played(2, ['FRf@a2', 'FRm@b1'], [seated('a2', 2), seated('b1', 6), cleared, laid]),
    { type: 'said', seq: 3, at: 0 } as Entry,
    played(4, ['GBf@c2'], [seated('c2', 3), cleared, laid]),
  ];
  const steps = stepsPlayed(entries);
  expect(steps.map(({ move, points }) => [move, points])).toEqual([
    ['FRf@a2', 2],
    ['FRm@b1', 6],
    ['GBf@c2', 3],
  ]);
  expect(steps[1]!.events.map(({ type }) => type)).toEqual(['guest-seated', 'tables-cleared', 'table-laid']);
  expect(steps[1]!.receipt).toEqual([line(6)]);
});
