import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, fakeApi, FakeSubscriptions, ok } from '../testing/fake_api';
import { FakePage } from '../testing/fake_page';
import { fakeStorage } from '../testing/fake_storage';
import { draft, news, seat, snapshot, turnPlayed, view } from '../testing/matches';
import type { Result } from './api_client';
import { MatchFollower } from './match.svelte';
import type { News, Snapshot } from './types';

const YOU = { handle: 'me', seats: [0, 1], seat: 0, host: true, removed: false };

let subscriptions: FakeSubscriptions;
let page: FakePage;
let asked: (number | null | undefined)[];
let fetched: (seat: number | null | undefined) => Result<Snapshot>;
let past: News;
let readLog: (after: number) => News;
let follower: MatchFollower;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  fakeStorage();
  subscriptions = new FakeSubscriptions();
  page = new FakePage();
  asked = [];
  fetched = () => ok(snapshot());
  past = news(1);
  readLog = () => past;
  const api = fakeApi({
    getMatch: (_id, seat) => {
      asked.push(seat);
      return Promise.resolve(fetched(seat));
    },
    getNews: (_id, { after }) => Promise.resolve(ok(readLog(after))),
    subscribe: (_id, _reader, handlers) => subscriptions.subscribe(handlers),
    preview: (_id, { moves }) =>
      Promise.resolve(ok(draft(moves, { view: view({ seated: { b1: 'FRf' } }), offers: [] }))),
  });
  follower = new MatchFollower(api, 'm1', page);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function follow(): Promise<void> {
  stop = follower.follow();
  await vi.advanceTimersByTimeAsync(0);
}

async function push(message: News): Promise<void> {
  subscriptions.last.onMessage(message);
  await vi.advanceTimersByTimeAsync(100);
}

describe('what is known', () => {
  test('comes with the snapshot', async () => {
    await follow();
    expect(follower.state?.seq).toBe(1);
    expect(follower.seat).toBe(0);
    expect([follower.myTurn, follower.ourTurn, follower.onTurn]).toEqual([true, true, 0]);
    expect(follower.room.tables).toEqual({ b2: 'FR' });
  });

  test('is no turn of mine while a bot plays for me, until I take my seat back', async () => {
    fetched = () => ok(snapshot({ seats: [seat({ name: 'Ada', taken_over: true }), seat()] }));
    await follow();
    expect([follower.myTurn, follower.ourTurn, follower.mayPlan, follower.onTurn]).toEqual([false, false, false, 0]);
    await push(news(2));
    expect([follower.myTurn, follower.ourTurn]).toEqual([true, true]);
  });

  test('says whether the game is paused, not only that somebody wants it', async () => {
    await follow();
    await push(news(2, { pause: { agreed: [0], missing: [1], until: null } }));
    expect(follower.paused).toBe(false);
    await push(news(3, { pause: { agreed: [0, 1], missing: [], until: 2_000_000 } }));
    expect(follower.paused).toBe(true);
  });

  test('is nothing where there is no such match', async () => {
    fetched = () => failed('no-such-match', { status: 404 });
    await follow();
    expect(follower.missing?.error).toBe('no-such-match');
    expect(follower.state).toBeNull();
  });

  test('is read in as many pieces as a long log comes in', async () => {
    const pieces: Record<number, News> = {
      0: { ...news(3, {}, [turnPlayed(1, 0)]), seq: 1 },
      1: { ...news(3, {}, [turnPlayed(2, 1)]), seq: 2 },
      2: news(3, {}, [turnPlayed(3, 0)]),
    };
    fetched = () => ok(snapshot({ seq: 3 }));
    readLog = (after) => pieces[after]!;
    await follow();
    subscriptions.last.onOpen();
    await vi.advanceTimersByTimeAsync(0);
    expect(follower.entries.map((entry) => entry.seq)).toEqual([1, 2, 3]);
    expect(follower.complete).toBe(true);
  });

  test('goes back to the beginning a moment later', async () => {
    past = news(1, {}, [turnPlayed(1, 0)]);
    await follow();
    expect(follower.complete).toBe(false);
    subscriptions.last.onOpen();
    await vi.advanceTimersByTimeAsync(0);
    expect(follower.complete).toBe(true);
    expect(follower.entries.map(({ seq }) => seq)).toEqual([1]);
  });
});

describe('what others do', () => {
  beforeEach(follow);

  test('is first in the room, then in the state, then in the story', async () => {
    const seen = view({ player: 1, seated: { a2: 'GBf' } });
    subscriptions.last.onMessage(news(2, { view: seen }, [turnPlayed(2, 1)]));
    expect(follower.room.seated).toEqual({ a2: 'GBf' });
    expect(follower.state?.seq).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(follower.state?.seq).toBe(2);
    expect(follower.entries).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(follower.entries.map(({ seq }) => seq)).toEqual([2]);
  });

  test('is there at once where nobody looks', () => {
    page.visible = false;
    subscriptions.last.onMessage(news(2, {}, [turnPlayed(2, 1)]));
    expect(follower.state?.seq).toBe(2);
    expect(follower.entries).toHaveLength(1);
  });

  test('is taken in once, whichever way it comes, and never undone by what is older', async () => {
    await push(news(3, {}, [turnPlayed(3, 1)]));
    await push(news(2, {}, [turnPlayed(2, 0)]));
    await push(news(3, {}, [turnPlayed(3, 1)]));
    expect(follower.state?.seq).toBe(3);
    expect(follower.entries.map(({ seq }) => seq)).toEqual([2, 3]);
  });

  test('since my last turn is told apart', async () => {
    await push(news(4, {}, [turnPlayed(2, 1), turnPlayed(3, 0), turnPlayed(4, 1)]));
    expect(follower.since.map(({ seq }) => seq)).toEqual([4]);
  });
});

describe('a draft', () => {
  beforeEach(follow);

  test('is what is shown', async () => {
    await follower.turn.add('FRf@b1');
    expect(follower.view?.seated).toEqual({ b1: 'FRf' });
    expect(follower.room.seated).toEqual({ b1: 'FRf' });
  });

  test('stays while only somebody talks', async () => {
    await follower.turn.add('FRf@b1');
    await push(news(2));
    expect(follower.turn.draft).toEqual(['FRf@b1']);
    expect(follower.room.seated).toEqual({ b1: 'FRf' });
  });

  test('falls when it is somebody else’s turn', async () => {
    await follower.turn.add('FRf@b1');
    await push(news(2, { view: view({ player: 1 }) }));
    expect(follower.turn.draft).toEqual([]);
    expect(follower.room.seated).toEqual({});
  });
});

describe('several on one device', () => {
  beforeEach(() => {
    fetched = (seat) => ok(snapshot({ you: { ...YOU, seat: seat ?? 0 } }));
  });

  test('look each from their own seat, also after a reload', async () => {
    await follow();
    await follower.lookFrom(1);
    expect(asked).toEqual([null, 1]);
    expect([follower.seat, follower.holder]).toEqual([1, 1]);
    stop();
    await follow();
    expect(asked.at(-1)).toBe(1);
  });

  test('do not look from a seat that is no longer theirs', async () => {
    await follow();
    fetched = (seat) => (seat === 1 ? failed('not-your-seat', { status: 403 }) : ok(snapshot()));
    await follower.lookFrom(1);
    await vi.advanceTimersByTimeAsync(0);
    expect([follower.seat, follower.holder]).toEqual([0, null]);
    expect(follower.missing).toBeNull();
  });
});

test('the server’s clock is known as well as the quickest message tells it', async () => {
  fetched = () => ok(snapshot({ now: Date.now() + 5_000 - 300 }));
  await follow();
  page.visible = false; // every message is taken in at once
  expect(follower.serverNow() - Date.now()).toBe(4_700);
  await push(news(2, { now: Date.now() + 4_990 }));
  expect(follower.serverNow() - Date.now()).toBe(4_990);
  await push(news(3, { now: Date.now() + 4_000 }));
  expect(follower.serverNow() - Date.now()).toBe(4_990);
  expect(follower.left(0)).toBe(0);
});
