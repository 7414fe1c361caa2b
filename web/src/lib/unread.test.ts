import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake_storage';
import type { Entry } from './types';
import { heard, ReadUpTo } from './unread.svelte';

function said(seq: number, person: string): Entry {
  return { type: 'said', seq, at: 0, person, seat: null, name: person, text: 'hello', sign: null };
}

const NOBODY = new Set<string>();
const LINES = [
  said(3, 'me'),
  said(4, 'ben'),
  { type: 'match-paused', seq: 5, at: 0, until: 0 } as Entry,
  said(6, 'cara'),
];

beforeEach(() => void fakeStorage());
afterEach(() => vi.unstubAllGlobals());

test('what others said since the chat was last open is unread', () => {
  const read = new ReadUpTo('m1');
  expect(read.unread(LINES, 'me', NOBODY)).toBe(2);
  read.read(LINES.slice(0, 2));
  expect(read.unread(LINES, 'me', NOBODY)).toBe(1);
  read.read(LINES);
  expect(read.unread(LINES, 'me', NOBODY)).toBe(0);
});

test('it outlives a reload, for each match by itself', () => {
  new ReadUpTo('m1').read(LINES);
  expect(new ReadUpTo('m1').unread(LINES, 'me', NOBODY)).toBe(0);
  expect(new ReadUpTo('m2').unread(LINES, 'me', NOBODY)).toBe(2);
});

test('muted people are neither heard nor counted', () => {
  expect(new ReadUpTo('m1').unread(LINES, 'me', new Set(['ben']))).toBe(1);
  expect(heard(LINES, 'me', new Set(['ben'])).map(({ seq }) => seq)).toEqual([6]);
});
