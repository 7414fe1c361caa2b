import { expect, test } from 'vitest';
import { Pace } from './pace';

test('nobody can tell at first; then the rest takes as long as it took so far', () => {
  const pace = new Pace();
  expect(pace.left(0, 6_000, 0)).toBeNull();
  expect(pace.left(100, 6_000, 200)).toBeNull();
  expect(pace.left(1_000, 6_000, 2_000)).toBe(10);
  expect(pace.left(5_999, 6_000, 12_000)).toBe(1);
});

test('a new start is measured anew', () => {
  const pace = new Pace();
  pace.left(0, 1_000, 0);
  pace.left(500, 1_000, 1_000);
  expect(pace.left(10, 1_000, 20_000)).toBeNull();
  expect(pace.left(110, 1_000, 21_000)).toBe(9);
});
