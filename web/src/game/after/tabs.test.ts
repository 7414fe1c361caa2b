import { expect, test } from 'vitest';
import { addressOf, TABS, tabOf } from './tabs';

test.each(TABS)('the address of %s leads there again', (tab) => {
  const address = new URL(addressOf('m1', { tab, turn: 7, view: '2' }), 'http://cafe');
  expect(tabOf(address.searchParams)).toBe(tab);
  expect(address.pathname).toBe('/match/m1/replay');
  expect(address.search).toMatch(/turn=7&view=2$/);
});

test('the replay has the address that it always had', () => {
  expect(addressOf('m1', { tab: 'replay', turn: 0, view: null })).toBe('/match/m1/replay?turn=0');
});

test.each(['', 'tab=', 'tab=nonsense', 'tab=Review', 'turn=3'])('“%s” asks for the replay', (query) => {
  expect(tabOf(new URLSearchParams(query))).toBe('replay');
});
