import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { fetchRules, fetchWords, t } from './words.svelte';

test('when long texts arrive, only what missed them is said anew', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // of what is missing
  await fetchWords('en');
  let timesSaid = 0;
  let later = '';
  const stop = $effect.root(() => {
    $effect(() => {
      t('action-close');
      timesSaid += 1;
    });
    $effect(() => {
      later = t('hint-best');
    });
  });
  flushSync();
  expect(later).toBe('hint-best');
  await fetchRules('en');
  flushSync();
  expect(later).not.toBe('hint-best');
  expect(timesSaid).toBe(1);
  stop();
});
