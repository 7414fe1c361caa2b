import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, fakeApi, FakeSubscriptions, ok } from '../testing/fake_api';
import { news, snapshot, turnPlayed } from '../testing/matches';
import { OPEN, Replay } from './replay.svelte';
import type { Frame, Snapshot, State } from './types';

const YOU = { handle: 'me', seats: [0], seat: 0, host: true, removed: false };

let given: Partial<State>;
let more: Partial<Snapshot>;
let last: number;
let asked: [number | 'open' | undefined, number][];
let reachable: boolean;
let subscriptions: FakeSubscriptions;
let replay: Replay;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined });
  [given, more, last, asked, reachable] = [{ status: 'over', seq: 3, you: YOU }, {}, 3, [], true];
  subscriptions = new FakeSubscriptions();
  replay = new Replay(
    fakeApi({
      getMatch: () => Promise.resolve(ok(snapshot(given, more))),
      subscribe: (_id, _reader, handlers) => subscriptions.subscribe(handlers),
      getReplay: (_id, seat, after) => {
        asked.push([seat, after]);
        const frames = Array.from({ length: last - after }, (_, at) => frame(after + at + 1));
        return Promise.resolve(reachable ? ok({ frames }) : failed('unreachable'));
      },
    }),
    'm1',
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function frame(seq: number): Frame {
  return { seq, at: 0, entry: turnPlayed(seq, 0), view: null };
}

async function follow(): Promise<void> {
  stop = replay.follow();
  await vi.advanceTimersByTimeAsync(0);
}

const seqs = () => replay.frames.map(({ seq }) => seq);

test('a finished match is there with open cards, and nothing more comes', async () => {
  await follow();
  expect(seqs()).toEqual([1, 2, 3]);
  expect(asked).toEqual([[OPEN, 0]]);
  expect(subscriptions.made).toBe(0);
});

test('a finished match may be seen with anybody’s eyes', async () => {
  await follow();
  replay.look('1');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.at(-1)).toEqual([1, 0]);
  expect(seqs()).toEqual([1, 2, 3]);
});

test('a running match goes on at the end', async () => {
  given = { seq: 3, you: YOU };
  await follow();
  expect(seqs()).toEqual([1, 2, 3]);
  last = 4;
  subscriptions.last.onMessage(news(4, { you: YOU }));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.at(-1)).toEqual([undefined, 3]);
  expect(seqs()).toEqual([1, 2, 3, 4]);
});

test('a match that ends opens its cards', async () => {
  given = { seq: 3, you: YOU };
  await follow();
  last = 4;
  subscriptions.last.onMessage(news(4, { status: 'over', you: YOU }));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.at(-1)).toEqual([OPEN, 0]);
  expect(subscriptions.open).toEqual([]);
});

test('where several share a device, nobody looks back before they have said who they are', async () => {
  given = { seq: 3, you: { ...YOU, seats: [0, 1] } };
  more = { edition: 'card' };
  await follow();
  expect(replay.curtained).toBe(true);
  expect(asked).toEqual([]);
  replay.look('1');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([[1, 0]]);
});

test('what cannot be fetched is said', async () => {
  reachable = false;
  await follow();
  expect(replay.trouble?.error).toBe('unreachable');
});
