import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seat } from '../testing/matches';
import { ago, botName, clockText, errorText, seatName, seatNames, when } from './labels.svelte';
import type { Clock } from './types';
import { fetchWords } from './words.svelte';

const NOW = 1_000_000_000;
const CLOCK: Clock = { kind: 'none', seconds: 0, increment: 0, days: 0 };

beforeAll(() => fetchWords('en'));
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

test.each([
  [{ name: 'Ada' }, 'Ada'],
  [{ kind: 'bot' as const, bot: 'deep-thought' }, 'Deep-thought'],
  [{ free: true }, 'A free chair'],
  [{}, 'Player 3'],
])('a seat %o has a name', (given, name) => {
  expect(seatName(seat(given), 2)).toBe(name);
});

test('a bot that has words is called by them', () => {
  expect(botName('random')).toBe('At random');
  expect(botName('leonora')).toBe('Leonora');
  expect(botName('unknown')).toBe('Unknown');
});

test('players who are called alike are told apart by their seats, and free chairs are not', () => {
  const [bot, free] = [seat({ kind: 'bot', bot: 'gustav' }), seat({ free: true })];
  expect(seatNames([seat({ name: 'Ada' }), bot, bot])).toEqual(['Ada', 'Gustav 2', 'Gustav 3']);
  expect(seatNames([seat({ name: 'Ada' }), bot, free, free])).toEqual([
    'Ada',
    'Gustav',
    'A free chair',
    'A free chair',
  ]);
});

describe('time', () => {
  test.each([
    [NOW, 'now'],
    [NOW - 30_000, '30 seconds ago'],
    [NOW - 3 * 60_000, '3 minutes ago'],
    [NOW + 15 * 60_000, 'in 15 minutes'],
    [NOW - 25 * 3_600_000, 'yesterday'],
    [NOW - 800 * 86_400_000, '2 years ago'],
  ])('%i is %s', (time, text) => {
    expect(when(time)).toBe(text);
  });

  test('that was is never to come', () => {
    expect(ago(NOW + 60_000)).toBe('now');
  });
});

test('a clock is said with its time', () => {
  expect(clockText({ ...CLOCK, kind: 'move', seconds: 90 })).toContain('1 minute 30 seconds');
  expect(clockText({ ...CLOCK, kind: 'bank', seconds: 900, increment: 10 })).toMatch(/15 minutes.*10 seconds/);
  expect(clockText({ ...CLOCK, kind: 'days', days: 2 })).toContain('2');
  expect(clockText(CLOCK)).not.toBe('clock-none-text');
});

test('an error without words of its own gives its reason', () => {
  expect(errorText({ error: 'unreachable' })).not.toContain('unreachable');
  expect(errorText({ error: 'odd', reason: 'because' })).toContain('because');
  expect(errorText({ error: 'odd' })).toContain('odd');
});
