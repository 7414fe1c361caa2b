import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, FakeSubscriptions, ok } from '../testing/fake_api';
import { FakePage } from '../testing/fake_page';
import { news, snapshot } from '../testing/matches';
import type { Result } from './api_client';
import { Connection } from './connection.svelte';
import type { News, Snapshot } from './types';

let page: FakePage;
let subscriptions: FakeSubscriptions;
let received: [number, string][];
let begun: Result<Snapshot>[];
let connected: number;
let fetched: () => Result<Snapshot>;
let polled: (waitSeconds: number) => Result<News> | Promise<Result<News>>;
let waits: number[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // pauses are neither longer nor shorter
  page = new FakePage();
  subscriptions = new FakeSubscriptions();
  [received, begun, connected, waits] = [[], [], 0, []];
  fetched = () => ok(snapshot());
  polled = () => ok(news(1));
  connection = new Connection(
    {
      fetch: () => Promise.resolve(fetched()),
      begin: (result) => begun.push(result) > 0 && result.ok,
      subscribe: subscriptions.subscribe,
      poll: async (waitSeconds) => {
        waits.push(waitSeconds);
        return polled(waitSeconds);
      },
      receive: ({ seq }, by) => received.push([seq, by]),
      connected: () => (connected += 1),
    },
    page,
  );
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function opened(): Promise<void> {
  connection.open();
  await vi.advanceTimersByTimeAsync(0);
  subscriptions.last.onOpen();
}

test('it fetches what there is, and is told what comes after', async () => {
  connection.open();
  expect(connection.status).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(1);
  subscriptions.last.onOpen();
  expect(connection.status).toBe('connected');
  expect(connected).toBe(1);
  subscriptions.last.onMessage(news(2));
  expect(received).toEqual([[2, 'push']]);
});

test('what cannot be fetched now is fetched again', async () => {
  fetched = () => failed('unreachable');
  connection.open();
  await vi.advanceTimersByTimeAsync(249);
  expect(begun).toHaveLength(0);
  fetched = () => ok(snapshot());
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveLength(1);
});

test('a match that does not exist is not asked for again', async () => {
  fetched = () => failed('no-such-match', { status: 404 });
  connection.open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).toHaveLength(1);
  expect(subscriptions.made).toBe(0);
});

test('a lost subscription is opened again after a pause', async () => {
  await opened();
  subscriptions.break();
  expect(connection.status).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(499);
  expect(subscriptions.made).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(subscriptions.made).toBe(2);
  subscriptions.last.onOpen();
  expect(connection.status).toBe('connected');
  expect(connected).toBe(2);
});

test('where no subscription gets through it polls, and tries again now and then', async () => {
  connection.open();
  await vi.advanceTimersByTimeAsync(0);
  for (const pause of [500, 1_000, 2_000]) {
    subscriptions.break();
    await vi.advanceTimersByTimeAsync(pause);
  }
  expect(subscriptions.made).toBe(4); // three were lost; the fourth comes after the polls
  expect(waits).toEqual([0, 25, 25]); // the first only tells that somebody answers
  expect(received).toEqual([
    [1, 'poll'],
    [1, 'poll'],
    [1, 'poll'],
  ]);
  expect(connection.status).toBe('connected');
});

test('a poll that fails is repeated', async () => {
  polled = () => failed('unreachable');
  connection.open();
  await vi.advanceTimersByTimeAsync(0);
  for (const pause of [500, 1_000, 2_000]) {
    subscriptions.break();
    await vi.advanceTimersByTimeAsync(pause);
  }
  expect(connection.status).toBe('reconnecting');
  polled = () => ok(news(5));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(received[0]).toEqual([5, 'poll']);
});

test('a server that restarts says so', async () => {
  await opened();
  subscriptions.last.onMessage({ bye: 'restarting' });
  expect(connection.status).toBe('restarting');
  await vi.advanceTimersByTimeAsync(500);
  subscriptions.break(); // it is not there yet
  expect(connection.status).toBe('restarting');
  await vi.advanceTimersByTimeAsync(1_000);
  subscriptions.last.onOpen();
  expect(connection.status).toBe('connected');
});

test('an old request that fails after the line is back does not leave it in doubt', async () => {
  await opened();
  connection.doubt();
  expect(connection.status).toBe('reconnecting');
  connection.doubt(); // it is being looked into
  await vi.advanceTimersByTimeAsync(250);
  expect(subscriptions.made).toBe(2);
  subscriptions.last.onOpen();
  expect(connection.status).toBe('connected');
  expect(subscriptions.open).toHaveLength(1);
});

test('whoever is signed out begins anew', async () => {
  await opened();
  subscriptions.last.onMessage({ bye: 'session-ended' });
  subscriptions.break();
  expect(page.reloads).toBe(1);
});

test('without a network it is offline, and comes back with it', async () => {
  await opened();
  page.goOffline();
  expect(connection.status).toBe('offline');
  page.wake();
  expect(subscriptions.made).toBe(2);
  subscriptions.last.onOpen();
  expect(connection.status).toBe('connected');
});

test('somebody who comes back to the page is told what was missed', async () => {
  await opened();
  polled = () => ok(news(3, {}, [{ type: 'said' } as never]));
  page.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(received).toEqual([[3, 'poll']]);
  expect(subscriptions.made).toBe(2); // the old one was dead
});

test('nothing happens for a page that nobody sees', async () => {
  await opened();
  page.visible = false;
  page.goOffline();
  expect(subscriptions.made).toBe(1);
});

test('a long silence is looked into', async () => {
  await opened();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(waits).toEqual([]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(waits).toEqual([0]);
  expect(subscriptions.made).toBe(1); // nothing was missed
});

test('closed, it hears and does nothing any more', async () => {
  await opened();
  const { last } = subscriptions;
  connection.close();
  last.onMessage(news(9));
  last.onClose();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(received).toEqual([]);
  expect(subscriptions.made).toBe(1);
  expect(page.watchers).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('begun anew, it follows from there only', async () => {
  await opened();
  const first = subscriptions.last;
  await connection.begin();
  first.onMessage(news(7));
  expect(received).toEqual([]);
  expect(subscriptions.open).toHaveLength(1);
});
