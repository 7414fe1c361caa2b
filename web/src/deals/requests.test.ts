import { expect, test } from 'vitest';
import { dateOf, dayBefore, isDate, isOpened, points } from './requests';

test('the day before is another date, over months and years', () => {
  expect(dayBefore('2026-11-18')).toBe('2026-11-17');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
});

test('a day that is counted is written as a date, and nothing else is one', () => {
  expect(dateOf(20_775)).toBe('2026-11-18');
  expect(isDate('2028-02-29')).toBe(true);
  for (const text of ['', 'results', '2026-11-31', '2026-13-01', '2026-1-1', '2026-11-18T00'])
    expect(isDate(text)).toBe(false);
});

test('the deal of a day is opened two hours after its end', () => {
  const midnight = Date.parse('2026-11-19T00:00:00Z');
  expect(isOpened(20_775, midnight + 7_199_999)).toBe(false);
  expect(isOpened(20_775, midnight + 7_200_000)).toBe(true);
});

test('thousandths are rounded to a tenth', () => {
  expect(points(5_049)).toBe(5);
  expect(points(-1_951)).toBe(-2);
  expect(points(577)).toBe(0.6);
});
