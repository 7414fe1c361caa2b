import { expect, test } from 'vitest';
import { CHARACTERS } from './constants';
import { levelOf, opponentOf } from './opponents';

test('a character is as strong as its place among those of its game', () => {
  for (const characters of Object.values(CHARACTERS)) expect(characters.map(levelOf)).toEqual([1, 2, 3, 4, 5]);
  expect(levelOf('greedy')).toBeNull();
  expect(levelOf('')).toBeNull();
});

test('the other game has somebody as strong', () => {
  expect(opponentOf('board', 'leonora')).toBe('leonora');
  expect(opponentOf('card', 'leonora')).toBe('magnus');
  expect(opponentOf('board', 'sancho')).toBe('hedwig');
});

test.each([
  ['greedy', 'gustav', 'wilma'],
  ['random', 'pippa', 'tobi'],
  ['', 'gustav', 'wilma'],
  ['toString', 'gustav', 'wilma'],
])('for “%s”, which is no character, somebody else plays', (bot, board, card) => {
  expect([opponentOf('board', bot), opponentOf('card', bot)]).toEqual([board, card]);
});
