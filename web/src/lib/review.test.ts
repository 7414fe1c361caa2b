import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, fakeApi, ok } from '../testing/fake_api';
import { reviewState } from '../testing/reviews';
import type { Result } from './api_client';
import { ReviewFollower } from './review.svelte';
import type { ReviewState } from './types';

let answers: Result<ReviewState>[];
let asked: string[];
let follower: ReviewFollower;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [answers, asked] = [[], []];
  const next = (what: string) => () => {
    asked.push(what);
    return Promise.resolve(answers.shift() ?? failed('nobody expected that', { status: 400 }));
  };
  follower = new ReviewFollower(
    fakeApi({ getReview: next('look'), askForReview: next('ask'), cancelReview: next('cancel') }),
    'm1',
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function follow(...told: Result<ReviewState>[]): Promise<void> {
  answers.push(...told);
  stop = follower.follow();
  await vi.advanceTimersByTimeAsync(0);
}

const making = (done: number) => ok(reviewState({ status: 'making', done, total: 9 }));

test('where there is none, one look is enough', async () => {
  await follow(ok(reviewState({})));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, follower.state?.status]).toEqual([['look'], 'none']);
});

test('one that is asked for is looked at every second until it is ready', async () => {
  await follow(ok(reviewState({})));
  answers.push(making(0), making(4), ok(reviewState({ status: 'ready', done: 9, total: 9 })));
  await follower.ask();
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual(['look', 'ask']);
  await vi.advanceTimersByTimeAsync(1);
  expect(follower.state?.done).toBe(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, follower.state?.status]).toEqual([['look', 'ask', 'look', 'look'], 'ready']);
});

test('an outdated one is made anew once, by itself, and read meanwhile', async () => {
  const review = { method: 'old' } as never;
  const old = { status: 'ready', outdated: true, review, done: 9, total: 9 } as const;
  await follow(ok(reviewState(old)), ok(reviewState({ ...old, status: 'making', done: 0 })));
  expect([asked, follower.state?.status, follower.state?.review]).toEqual([['look', 'ask'], 'making', review]);
  answers.push(ok(reviewState({ ...old, outdated: false })));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked, follower.state?.outdated, follower.stopped]).toEqual([['look', 'ask', 'look'], false, false]);
});

test('where an outdated one is not made anew, it is still there, and nobody asks again and again', async () => {
  const old = { status: 'ready', outdated: true, review: {} as never } as const;
  await follow(ok(reviewState(old)), failed('too-many-reviews', { status: 429 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, follower.state?.status, follower.trouble]).toEqual([['look', 'ask'], 'ready', null]);
});

test('one that is called off is not waited for', async () => {
  await follow(making(3));
  answers.push(ok(reviewState({})));
  await follower.cancel();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, follower.state?.status, follower.stopped]).toEqual([['look', 'cancel'], 'none', false]);
});

test('whoever calls off a renewal that was begun before they came gets none in its place', async () => {
  const old = { outdated: true, review: {} as never, done: 9, total: 9 } as const;
  await follow(ok(reviewState({ ...old, status: 'making' })));
  answers.push(ok(reviewState({ ...old, status: 'ready' })));
  await follower.cancel();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, follower.state?.status, follower.stopped]).toEqual([['look', 'cancel'], 'ready', false]);
});

test('one that somebody else stopped is told of, until it is asked for again', async () => {
  await follow(making(3), ok(reviewState({})));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([follower.state?.status, follower.stopped]).toEqual(['none', true]);
  answers.push(making(0));
  await follower.ask();
  expect(follower.stopped).toBe(false);
});

test('what goes wrong for a moment is tried again, as late as the server wants', async () => {
  await follow(failed('unreachable'), failed('too-many-requests', { status: 429, retryAfterSeconds: 5 }), making(1));
  expect(follower.trouble?.error).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(follower.trouble?.error).toBe('too-many-requests');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect([follower.trouble, follower.state?.done]).toEqual([null, 1]);
});

test('what is refused is not asked again', async () => {
  await follow(failed('not-played-out', { status: 409 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, follower.trouble?.error]).toEqual([['look'], 'not-played-out']);
});

test('whoever looks away asks no more', async () => {
  await follow(making(1));
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['look']);
});
