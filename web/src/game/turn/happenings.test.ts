import { beforeAll, expect, test } from 'vitest';
import type { GameEvent, Objection, Step } from '../../lib/types';
import { fetchWords } from '../../lib/words.svelte';
import { sentenceOf } from './happenings';

beforeAll(() => fetchWords('en'));

const step = (move: string, points: number, waits = false): Step => ({
  move,
  points,
  receipt: [],
  events: [{ type: 'guest-seated', waits } as unknown as GameEvent],
});

test('a step is said with what it brings', () => {
  expect(sentenceOf({ kind: 'drafted', step: step('FRf@b1', 2) })).toBe('French lady, b1: +2 points.');
  expect(sentenceOf({ kind: 'drafted', step: step('FRf@b1', 0, true) })).toBe('French lady, b1: waits for company.');
  expect(sentenceOf({ kind: 'drafted', step: step('draw', 0) })).toBe('Draw a guest.');
});

test('what is undone is named', () => {
  expect(sentenceOf({ kind: 'undone', move: 'FRf@b1' })).toBe('Undone: French lady, b1.');
  expect(sentenceOf({ kind: 'begun-anew' })).toBe('The turn begins anew.');
});

test('a refusal is said with the reason that decides, and no other', () => {
  const objections = [
    { type: 'unbalanced', rule: 'E3', table: 'b2', nation: 'FR', ladies: 2, gentlemen: 0 },
    { type: 'chair-taken', rule: 'E1', chair: 'b1', by: 'DEm' },
  ] as unknown as Objection[];
  expect(sentenceOf({ kind: 'refused', whyNot: { guest: 'FRf', place: 'b1', objections } })).toBe(
    'French lady at b1: not possible. Chair b1 is taken: the German gentleman is sitting there.',
  );
});

test('a question is asked', () => {
  expect(sentenceOf({ kind: 'asked', stage: 'hand-size' })).toContain('hand size');
});
