import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { announce, announcements } from './announcements.svelte';

test('each line is one of its own, and only the last few are kept', () => {
  for (const line of ['one', 'two', 'two', 'three', 'four', 'five']) announce(line);
  expect(announcements.polite.map(({ sentence }) => sentence)).toEqual(['two', 'two', 'three', 'four', 'five']);
  expect(new Set(announcements.polite.map(({ number }) => number)).size).toBe(5);
  expect(announcements.urgent).toEqual([]);
});

test('an effect that says something is not run again by what is said', () => {
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      announce('once');
    });
  });
  flushSync();
  announce('more');
  flushSync();
  stop();
  expect(runs).toBe(1);
});
