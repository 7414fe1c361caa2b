import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  chairsOf,
  guestOf,
  guestText,
  handAfter,
  isJoker,
  isLady,
  moveText,
  moveTo,
  NATIONS,
  nationOf,
  readMove,
  seatingOf,
} from './notation';

const GOLDEN = join(import.meta.dirname, '../../../tests/golden');

describe('a guest', () => {
  test.each([...NATIONS, null])('of %s is written and read', (nation) => {
    const lady = guestText(nation, 'f');
    expect([nationOf(lady), isLady(lady), isJoker(lady)]).toEqual([nation, true, nation === null]);
    expect(isLady(guestText(nation, 'm'))).toBe(false);
  });

  test('whom nobody knows is no joker', () => {
    expect(isJoker(undefined)).toBe(false);
  });
});

describe('a move', () => {
  test.each([
    ['USm@k13', { kind: 'seat', guest: 'USm', chair: 'k13' }],
    ['**f@bar', { kind: 'send-to-bar', guest: '**f' }],
    ['swap:INf@m13', { kind: 'swap-joker', guest: 'INf', chair: 'm13' }],
    ['aside:ITm', { kind: 'lay-aside', guest: 'ITm' }],
    ['draw', { kind: 'draw' }],
    ['close', { kind: 'close-cafe' }],
    ['end', { kind: 'end-turn' }],
    ['lower:2', { kind: 'lower-hand-size', by: 2 }],
    ['birthday:FR', { kind: 'name-birthday', nation: 'FR' }],
    ['birthday:none', { kind: 'name-birthday', nation: null }],
    [
      'club:b2:RUf@a2+RUf@c2',
      {
        kind: 'host-club',
        table: 'b2',
        party: [
          { guest: 'RUf', chair: 'a2' },
          { guest: 'RUf', chair: 'c2' },
        ],
      },
    ],
  ])('%s is taken apart', (text, move) => {
    expect(readMove(text)).toEqual(move);
  });

  test.each(['', 'USm', 'USm@', 'usm@k13', 'USx@k13', 'swap:USm', 'swap:USm@bar', 'aside:US', 'dance:USm', '*Uf@k1'])(
    '“%s” is none',
    (text) => {
      expect(readMove(text)).toBeNull();
    },
  );

  test('comes back as it was: every one of the golden games', () => {
    const texts = globSync('*-*.txt', { cwd: GOLDEN }).flatMap((name) =>
      [...readFileSync(join(GOLDEN, name), 'utf8').matchAll(/^> (\S+)$/gm)].map(([, text]) => text!),
    );
    expect(texts.length).toBeGreaterThan(500);
    for (const text of new Set(texts)) expect(moveText(readMove(text)!)).toBe(text);
  });

  test('to a chair with a joker on it is a swap', () => {
    expect(moveTo('INf', 'm13', undefined)).toBe('INf@m13');
    expect(moveTo('INf', 'm13', 'USm')).toBe('INf@m13');
    expect(moveTo('INf', 'm13', '**f')).toBe('swap:INf@m13');
  });

  test('has a guest and chairs, or none', () => {
    expect(['USm@k13', 'USm@bar', 'aside:USm', 'draw'].map(guestOf)).toEqual(['USm', 'USm', 'USm', null]);
    expect(['USm@k13', 'USm@bar', 'club:b2:RUf@a2+RUm@c2'].flatMap(chairsOf)).toEqual(['k13', 'a2', 'c2']);
    expect(seatingOf('swap:INf@m13')).toEqual({ guest: 'INf', chair: 'm13', swaps: true });
    expect(seatingOf('USm@bar')).toBeNull();
  });
});

test('each guest leaves the hand once', () => {
  expect(handAfter(['TRm', 'TRm', 'TRf'], ['TRm@b1'])).toEqual(['TRm', 'TRf']);
  expect(handAfter(['TRm', 'TRf'], ['TRm@b1', 'TRm@c2', 'end'])).toEqual(['TRf']);
  expect(handAfter(['RUf', 'RUf', 'GBm'], ['club:b2:RUf@a2+RUf@c2'])).toEqual(['GBm']);
});
