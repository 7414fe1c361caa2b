import { describe, expect, test } from 'vitest';
import { addWords, formsOf, write } from '../src/lib/fluent.ts';
import { messagesOf } from './words.ts';

const TEXT = `
# only for whoever writes them
-house = Café
greeting = Welcome to the { -house }
  .short = Hello, { $name }
guests = { $count ->
    [one] one guest
   *[other] { $count } guests
  }
`;

describe('words parsed by the build', () => {
  test('say the same as their Fluent file', () => {
    addWords('nl', 'test', JSON.stringify(messagesOf(TEXT)));
    expect(formsOf('greeting', 'nl', { name: 'Ada' })).toEqual([
      ['', 'Welcome to the Café'],
      ['_short', 'Hello, Ada'],
    ]);
    expect([1, 3].map((count) => write('guests', 'nl', { count }))).toEqual(['one guest', '3 guests']);
  });

  test('leave out what only their writers read', () => {
    expect(JSON.stringify(messagesOf(TEXT))).not.toContain('only for whoever');
  });
});
