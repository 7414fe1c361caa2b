import { expect, test } from 'vitest';
import { drawnTurns, spotsOf } from './drawn';

const BAR = ['a1', 'b1'];

test('each turn is drawn where its guests would sit', () => {
  const drawn = drawnTurns(
    [
      { told: 'played', moves: ['USm@k13', 'end'] },
      { told: 'better', moves: ['ITf@k12', 'ITm@k14', 'end'] },
    ],
    BAR,
    0,
  );
  expect(drawn).toEqual([
    { place: 'k13', guests: [{ guest: 'USm', by: ['played'] }] },
    { place: 'k12', guests: [{ guest: 'ITf', by: ['better'] }] },
    { place: 'k14', guests: [{ guest: 'ITm', by: ['better'] }] },
  ]);
});

test('whoever sits there by both turns is drawn once, and two guests on one chair side by side', () => {
  const drawn = drawnTurns(
    [
      { told: 'played', moves: ['USm@k13'] },
      { told: 'better', moves: ['USm@k13'] },
      { told: 'tried', moves: ['swap:INf@k13'] },
    ],
    BAR,
    0,
  );
  expect(drawn).toEqual([
    {
      place: 'k13',
      guests: [
        { guest: 'USm', by: ['played', 'better'] },
        { guest: 'INf', by: ['tried'] },
      ],
    },
  ]);
});

test('the bar takes whoever is sent there at its next space, and nobody when it is full', () => {
  const sent = [{ told: 'played' as const, moves: ['USm@bar'] }];
  expect(drawnTurns(sent, BAR, 1)).toEqual([{ place: 'b1', guests: [{ guest: 'USm', by: ['played'] }] }]);
  expect(drawnTurns(sent, BAR, 2)).toEqual([]);
});

test('a club is drawn guest by guest; what the room does not show is left to words', () => {
  expect(drawnTurns([{ told: 'better', moves: ['club:b2:USm@k1+USf@k2', 'end'] }], [], 0)).toHaveLength(2);
  expect(drawnTurns([{ told: 'played', moves: ['draw'] }], [], 0)).toEqual([]);
});

test.each([1, 2, 3])('%i guests have a spot each', (count) => {
  const spots = spotsOf(count);
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
});
