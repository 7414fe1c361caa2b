import { beforeAll, describe, expect, test } from 'vitest';
import { fetchRules, fetchWords, guestId, isLanguage, list, number, ruleIn, sayIn, signed, text } from './words.svelte';

beforeAll(async () => {
  await Promise.all([fetchWords('en'), fetchWords('de'), fetchRules('en')]);
});

test('points have a sign', () => {
  expect([3, 0, -4].map(signed)).toEqual(['+3', '0', '\u22124']);
});

test('a minus is no hyphen', () => {
  expect(number(-1.25, { minimumFractionDigits: 2 })).toBe('\u22121.25');
});

test('a guest has an id among the words', () => {
  expect(guestId('USm')).toBe('guest-USm');
  expect(guestId('**f')).toBe('guest-joker-f');
});

test('four languages are spoken', () => {
  expect(['en', 'de', 'fr', 'nl', 'es', '', null].filter(isLanguage)).toEqual(['en', 'de', 'fr', 'nl']);
});

test('a list has an "and" before its last', () => {
  expect(list([])).toBe('');
  expect(list(['a'])).toBe('a');
  expect(list(['a', 'b', 'c'])).toBe('a, b and c');
  expect(list(['a', 'b'], 'or')).toBe('a or b');
});

describe('a fact becomes a sentence', () => {
  test('with its guest, in the language asked for', () => {
    const taken = { type: 'chair-taken', chair: 'b1', by: 'ITf' };
    expect(sayIn('en', taken)).toContain('Italian lady');
    expect(sayIn('de', taken)).toContain('Dame aus Italien');
  });

  test('with the names of the players, as far as they have any', () => {
    const sent = { seat: 1 };
    expect(text('player-name', 'en', { number: 2 })).toBe('Player 2');
    expect(sayIn('en', { type: 'seat-taken', ...sent, name: 'Mia' }, ['', 'Mia'])).toContain('Mia');
  });
});

test('a rule has a title and a text without line breaks inside its paragraphs', () => {
  const { title, text: paragraphs } = ruleIn('en', 'E1');
  expect(title).not.toBe('');
  expect(paragraphs).not.toMatch(/[^\n]\n[^\n]/);
});
