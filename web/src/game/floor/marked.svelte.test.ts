import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { Marked } from './marked.svelte';
import { NO_MARKS, offerOf, type Marks } from './marks';

const LIT: Marks = { ...NO_MARKS, lit: new Map([['b1', { points: 4, waits: false, swaps: false }]]), choosing: true };

test('a light offers points, company to wait for, or a swap', () => {
  expect(offerOf(undefined)).toBeNull();
  expect(offerOf({ points: 4, waits: false, swaps: false })).toBe('pays');
  expect(offerOf({ points: 0, waits: true, swaps: false })).toBe('waits');
  expect(offerOf({ points: 0, waits: false, swaps: true })).toBe('swap');
});

test('while a guest is chosen, chairs that are not lit step back', () => {
  const marked = new Marked(['a2', 'b1'], LIT, true);
  expect(marked.at('b1')).toMatchObject({ pale: false, inert: false, light: { points: 4 } });
  expect(marked.at('a2')).toMatchObject({ pale: true, light: undefined });
});

test('where nothing can be chosen, every place is inert', () => {
  expect(new Marked(['a2'], NO_MARKS, false).at('a2').inert).toBe(true);
});

test('a place is disturbed only when its own mark changes', () => {
  const marked = new Marked(['a2', 'b1'], NO_MARKS, true);
  const drawn: string[] = [];
  const stop = $effect.root(() => {
    for (const place of ['a2', 'b1'])
      $effect(() => {
        void marked.at(place);
        drawn.push(place);
      });
  });
  flushSync();
  drawn.length = 0;
  marked.show({ ...NO_MARKS, fresh: new Set(['b1']) }, true);
  flushSync();
  expect(drawn).toEqual(['b1']);
  marked.show({ ...NO_MARKS, fresh: new Set(['b1']) }, true);
  flushSync();
  expect(drawn).toEqual(['b1']);
  stop();
});

test('a place tells what another player’s guest would bring, which tables pay and who leaves', () => {
  const marked = new Marked(['a2', 'b1', 'b2'], NO_MARKS, true);
  marked.show(
    {
      ...NO_MARKS,
      theirs: { seat: 2, lit: new Map([['a2', { points: 6, waits: false, swaps: false }]]) },
      paying: new Set(['b2']),
      leaving: new Set(['b1']),
    },
    true,
  );
  expect(marked.at('a2')).toMatchObject({ their: { points: 6 }, whose: 2, paying: false });
  expect(marked.at('b1')).toMatchObject({ their: undefined, whose: null, leaving: true });
  expect(marked.at('b2')).toMatchObject({ paying: true, leaving: false });
});

test('a place is drawn anew when somebody else could join who waits there', () => {
  const waits = (company: string[]): Marks => ({
    ...NO_MARKS,
    lit: new Map([['a2', { points: 0, waits: true, swaps: false, company }]]),
  });
  const marked = new Marked(['a2'], waits(['FRf']), true);
  const before = marked.at('a2');
  marked.show(waits(['FRf']), true);
  expect(marked.at('a2')).toBe(before);
  marked.show(waits(['FRf', 'GBf']), true);
  expect(marked.at('a2').light?.company).toEqual(['FRf', 'GBf']);
});
