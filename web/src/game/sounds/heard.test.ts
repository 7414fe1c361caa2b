import { expect, test } from 'vitest';
import type { GameEvent } from '../../lib/types';
import { heard } from './heard';

const event = (type: string, points = 0) => ({ type, points }) as unknown as GameEvent;

test('a guest who sits down is heard as a chair, and as a cup when that pays', () => {
  expect(heard([event('guest-seated', 0)])).toEqual(['chair']);
  expect(heard([event('guest-seated', 6), event('guest-seated', 2)])).toEqual(['chair', 'cup']);
});

test('cards are heard when guests are drawn and tables laid', () => {
  expect(heard([event('guest-drawn'), event('table-laid')])).toEqual(['cards']);
});

test('the bar is heard as a cup, and passing the turn not at all', () => {
  expect(heard([event('sent-to-bar', -2), event('turn-passed')])).toEqual(['cup']);
});
