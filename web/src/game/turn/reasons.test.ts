import { expect, test } from 'vitest';
import type { Objection } from '../../lib/types';
import { reasonsOf } from './reasons';

const objections = (...types: string[]) => types.map((type) => ({ type, rule: 'E1' }) as unknown as Objection);
const heard = (...types: string[]) => {
  const { decisive, others } = reasonsOf(objections(...types));
  return [decisive, ...others].map((objection) => objection?.type);
};

test('a guest at no home table need not hear that nobody joins them', () => {
  expect(heard('not-at-home', 'left-alone', 'pays-nothing')).toEqual(['not-at-home']);
});

test('a lost balance comes after the home table, and both are reasons of their own', () => {
  expect(heard('unbalanced', 'not-at-home', 'unbalanced')).toEqual(['not-at-home', 'unbalanced', 'unbalanced']);
});

test('a taken chair comes before whoever may sit there', () => {
  expect(heard('not-at-home', 'chair-taken')).toEqual(['chair-taken', 'not-at-home']);
});

test('of a guest whom nobody joins it is said once', () => {
  expect(heard('left-alone', 'pays-nothing')).toEqual(['pays-nothing']);
});

test('whoever waits says where the next guest must sit', () => {
  expect(heard('left-alone', 'someone-waits')).toEqual(['someone-waits']);
  expect(heard('someone-waits', 'unbalanced')).toEqual(['someone-waits', 'unbalanced']);
});

test('a turn that is another kind of action already decides alone', () => {
  expect(heard('turn-under-way', 'someone-waits')).toEqual(['turn-under-way']);
});

test('without objections nothing is said', () => {
  expect(reasonsOf([])).toEqual({ decisive: null, others: [] });
});
