import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../lib/constants';
import { fetchRules, list, speak } from '../lib/words.svelte';
import { opponentsOf } from './opponents';

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterEach(() => void vi.unstubAllGlobals());

test.each<[Language, string]>([
  ['en', 'Hedwig twice and Marcel'],
  ['de', 'zweimal Hedwig und Marcel'],
  ['fr', 'deux fois Edwige et Marcel'],
  ['nl', 'twee keer Hedwig en Marcel'],
])('whoever sits at a table twice is named once, and counted, in %s', async (language, said) => {
  await speak(language, { remember: false });
  await fetchRules();
  expect(list(opponentsOf(['hedwig', '', 'marcel', 'hedwig']))).toBe(said);
});
