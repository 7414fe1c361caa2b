import { expect, test } from 'vitest';
import { failed, ok } from '../testing/fake_api';
import type { PageWanted } from './api_client';
import { MatchList, PAGE_SIZE } from './match_list.svelte';
import type { Summary } from './types';

let names: string[];
let reachable: boolean;
let asked: PageWanted[];

/** A list whose places are the names themselves. */
function listOf(...given: string[]): MatchList {
  [names, reachable, asked] = [given, true, []];
  return new MatchList((page) => {
    asked.push(page);
    const from = page.before === undefined ? 0 : names.indexOf(page.before) + 1;
    const shown = names.slice(from, from + 2);
    const next = from + 2 < names.length ? shown.at(-1)! : null;
    const matches = shown.map((id) => ({ id }) as Summary);
    return Promise.resolve(reachable ? ok({ matches, next }) : failed('unreachable'));
  });
}

const ids = (list: MatchList) => list.matches?.map(({ id }) => id);

test('the first page is shown, and whether there are more', async () => {
  const list = listOf('a', 'b', 'c');
  await list.refresh();
  expect(ids(list)).toEqual(['a', 'b']);
  expect(list.hasMore).toBe(true);
  expect(asked).toEqual([{ before: undefined, limit: PAGE_SIZE }]);
});

test('more of it is shown, and stays when it is asked for anew', async () => {
  const list = listOf('a', 'b', 'c');
  await list.refresh();
  await list.more();
  expect(ids(list)).toEqual(['a', 'b', 'c']);
  expect(list.hasMore).toBe(false);
  names = ['new', 'a', 'b', 'c'];
  await list.refresh();
  expect(ids(list)).toEqual(['new', 'a', 'b', 'c']);
});

test('without an answer what is known stays, and more can be asked for again', async () => {
  const list = listOf('a', 'b', 'c');
  await list.refresh();
  reachable = false;
  await list.more();
  expect(ids(list)).toEqual(['a', 'b']);
  reachable = true;
  await list.more();
  expect(ids(list)).toEqual(['a', 'b', 'c']);
});
