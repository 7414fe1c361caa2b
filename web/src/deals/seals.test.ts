import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Daily } from '../lib/types';
import { fakeStorage } from '../testing/fake_storage';
import { notedSeal, noteSeals } from './seals';

beforeEach(() => void fakeStorage());
afterEach(() => vi.unstubAllGlobals());

function daily(date: string, next: string, [today, tomorrow]: [string, string]): Daily {
  const deal = { date, commitment: today, seed: null, table: { edition: 'card' } };
  const game = { deal, next: { date: next, commitment: tomorrow } };
  return { date, games: [game] } as unknown as Daily;
}

test('the seal that was seen the day before counts, whatever is told later', () => {
  noteSeals(daily('2026-11-18', '2026-11-19', ['a', 'b']));
  noteSeals(daily('2026-11-19', '2026-11-20', ['changed', 'c']));
  expect(notedSeal('2026-11-19', 'card')).toEqual({ seal: 'b', on: '2026-11-18' });
  expect(notedSeal('2026-11-20', 'card')).toEqual({ seal: 'c', on: '2026-11-19' });
  expect(notedSeal('2026-11-19', 'board')).toBeNull();
});

test('seals of long ago are forgotten', () => {
  for (let day = 1; day < 28; day += 1) {
    const [date, next] = [day, day + 1].map((one) => `2026-12-${String(one).padStart(2, '0')}`);
    noteSeals(daily(date!, next!, ['a', 'b']));
  }
  expect(notedSeal('2026-12-01', 'card')).toBeNull();
  expect(notedSeal('2026-12-27', 'card')).not.toBeNull();
});
