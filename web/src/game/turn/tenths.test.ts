import { expect, test } from 'vitest';
import { tenths } from './tenths';

test('points are written with a sign and a tenth', () => {
  expect(tenths(3_769, 'en', 'signed')).toBe('+3.8');
  expect(tenths(-12_040, 'de', 'signed')).toBe('−12,0');
  expect(tenths(-40, 'fr', 'signed')).toBe('0,0');
  expect(tenths(234, 'nl')).toBe('0,2');
});
