import { expect, test } from 'vitest';
import { positionText, readPosition, type PositionFields } from './position_text';

const EMPTY: PositionFields = { edition: 'board', options: {}, laid: null, seated: {}, hand: [], bar: 0, score: 0 };

test.each<PositionFields>([
  EMPTY,
  { ...EMPTY, options: { plan: 'ring', clubs: 'on' }, seated: { k13: 'USm', j12: '**f' } },
  { ...EMPTY, hand: ['USf', 'USf'], bar: 3, score: -4 },
  { ...EMPTY, edition: 'card', laid: { b2: 'RU', d2: 'GB' }, seated: { b1: 'RUm' } },
])('a position comes back from its text: %o', (fields) => {
  expect(readPosition(positionText(fields))).toEqual(fields);
});

test('what cannot be is left out', () => {
  const text = `game=chess&seated=k13,=USm,j12=USf&hand=${'USf,'.repeat(20)}&bar=99&score=many`;
  expect(readPosition(text)).toEqual({
    ...EMPTY,
    seated: { j12: 'USf' },
    hand: Array.from({ length: 12 }, () => 'USf'),
    bar: 19,
  });
  expect(readPosition('bar=-3').bar).toBe(0);
});
