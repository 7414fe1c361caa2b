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
