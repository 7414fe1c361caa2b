import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, fakeApi, ok } from '../testing/fake_api';
import { fakeStorage } from '../testing/fake_storage';
import { draft, news, view } from '../testing/matches';
import type { ApiClient, Result } from './api_client';
import { storeDraft, storedDraft } from './storage';
import { Turn } from './turn.svelte';
import type { Draft, News } from './types';

const AFTER = view({ seated: { b1: 'FRf' } });

let seat: number | null;
let occasion: string;
let followed: boolean;
let lost: number;
let drawn: number;
let received: number[];
let previews: string[][];
let commits: Parameters<ApiClient['play']>[1][];
let previewed: (moves: string[]) => Result<Draft> | Promise<Result<Draft>>;
let played: () => Result<News>;
let turn: Turn;

beforeEach(() => {
  vi.useFakeTimers();
  fakeStorage();
  [seat, occasion, followed, lost, drawn, received] = [0, 'my turn', true, 0, 0, []];
  [previews, commits] = [[], []];
  previewed = (moves) => ok(draft(moves, { total: 3, view: AFTER }));
  played = () => ok(news(8));
  const api = fakeApi({
    preview: async (_id, _seat, moves) => {
      previews.push(moves);
      return previewed(moves);
    },
    play: (_id, sent) => {
      commits.push(sent);
      return Promise.resolve(played());
    },
  });
  turn = new Turn(api, {
    id: () => 'm1',
    seat: () => seat,
    seen: () => 7,
    myTurn: () => true,
    occasion: () => occasion,
    draw: () => (drawn += 1),
    receive: ({ seq }) => received.push(seq),
    isFollowed: () => followed,
    lost: () => (lost += 1),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a step', () => {
  test('that is allowed is drafted, drawn and kept', async () => {
    expect(await turn.add('FRf@b1')).toBe(true);
    expect(turn.draft).toEqual(['FRf@b1']);
    expect(turn.dryRun?.total).toBe(3);
    expect(drawn).toBe(1);
    expect(storedDraft('m1', 0)).toEqual({ turn: 'my turn', moves: ['FRf@b1'] });
  });

  test('that is refused leaves the draft as it was, and says why', async () => {
    await turn.add('FRf@b1');
    const objection = { type: 'chair-taken', rule: 'E1', chair: 'b1', by: 'FRf' };
    previewed = (moves) => ok(draft(moves, { legal: false, step: 2, objections: [objection as never] }));
    expect(await turn.add('FRm@b1')).toBe(false);
    expect(turn.draft).toEqual(['FRf@b1']);
    expect(turn.refusal).toEqual({ step: 2, objections: [objection] });
  });

  test('nobody answers to is refused with an error', async () => {
    previewed = () => failed('unreachable', { reason: 'no network' });
    expect(await turn.add('FRf@b1')).toBe(false);
    expect(turn.refusal).toEqual({ step: 1, objections: [], error: 'unreachable', reason: 'no network' });
    expect(turn.thinking).toBe(false);
  });

  test('is taken back by the last first', async () => {
    await turn.add('FRf@b1');
    await turn.add('FRm@a2');
    await turn.undo();
    expect(turn.draft).toEqual(['FRf@b1']);
    await turn.undo();
    expect(turn.draft).toEqual([]);
    expect(turn.dryRun).toBeNull();
    expect(storedDraft('m1', 0)).toBeNull();
  });

  test('is forgotten where another was asked about since', async () => {
    let answer!: (result: Result<Draft>) => void;
    previewed = () => new Promise((resolve) => (answer = resolve));
    const first = turn.add('FRf@b1');
    previewed = (moves) => ok(draft(moves));
    const second = turn.add('FRm@a2');
    answer(ok(draft(['FRf@b1'])));
    expect([await first, await second]).toEqual([false, true]);
    expect(turn.draft).toEqual(['FRm@a2']);
  });

  test('of a seat that nobody looks from any more is forgotten, and others may be made', async () => {
    let answer!: (result: Result<Draft>) => void;
    previewed = () => new Promise((resolve) => (answer = resolve));
    const step = turn.add('FRf@b1');
    seat = 1;
    answer(ok(draft(['FRf@b1'])));
    expect(await step).toBe(false);
    expect(turn.draft).toEqual([]);
    expect(turn.thinking).toBe(false);
  });

  test('is not for whoever only looks on', async () => {
    seat = null;
    expect(await turn.add('FRf@b1')).toBe(false);
    expect(await turn.preview('FRf@b1')).toMatchObject({ ok: false, error: 'not-your-seat' });
    expect(previews).toEqual([]);
  });
});

test('a question changes nothing', async () => {
  await turn.add('FRf@b1');
  await turn.preview('FRm@a2');
  expect(previews.at(-1)).toEqual(['FRf@b1', 'FRm@a2']);
  expect(turn.draft).toEqual(['FRf@b1']);
});

describe('a commit', () => {
  test('plays the draft as a whole, under a key', async () => {
    await turn.add('FRf@b1');
    expect(await turn.commit('end')).toBe(true);
    expect(commits).toEqual([
      { seat: 0, moves: ['FRf@b1', 'end'], seen: 7, key: expect.stringMatching(/^[0-9a-f-]{30,}$/) as unknown },
    ]);
    expect(received).toEqual([8]);
    expect(turn.draft).toEqual([]);
    expect(storedDraft('m1', 0)).toBeNull();
  });

  test('of nothing is none', async () => {
    expect(await turn.commit()).toBe(false);
    expect(commits).toEqual([]);
  });

  test('without an answer is sent again under the same key', async () => {
    await turn.add('FRf@b1');
    played = () => failed('unreachable');
    const done = turn.commit();
    await vi.advanceTimersByTimeAsync(250);
    expect(turn.committing).toBe(true);
    expect(storedDraft('m1', 0)?.key).toBe(commits[0]?.key);
    played = () => ok(news(8));
    await vi.advanceTimersByTimeAsync(500);
    expect(await done).toBe(true);
    expect(lost).toBe(2);
    expect(commits).toHaveLength(3);
    expect(new Set(commits.map(({ key }) => key)).size).toBe(1);
  });

  test('waits as long as the server says', async () => {
    await turn.add('FRf@b1');
    played = () => failed('too-many', { status: 429, retryAfterSeconds: 7 });
    const done = turn.commit();
    await vi.advanceTimersByTimeAsync(6_999);
    expect(commits).toHaveLength(1);
    played = () => ok(news(8));
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toBe(true);
    expect(lost).toBe(0);
  });

  test('that is refused keeps the draft and brings what was missed', async () => {
    await turn.add('FRf@b1');
    played = () => failed('stale', { status: 409, reason: 'too late', body: { missed: news(9) } });
    expect(await turn.commit()).toBe(false);
    expect(received).toEqual([9]);
    expect(turn.draft).toEqual(['FRf@b1']);
    expect(turn.refusal).toEqual({ step: 0, objections: [], error: 'stale', reason: 'too late' });
    expect(storedDraft('m1', 0)).toEqual({ turn: 'my turn', moves: ['FRf@b1'] });
    expect(turn.committing).toBe(false);
  });

  test('ends with the page', async () => {
    await turn.add('FRf@b1');
    played = () => failed('unreachable');
    const done = turn.commit();
    followed = false;
    await vi.advanceTimersByTimeAsync(250);
    expect(await done).toBe(false);
    expect(commits).toHaveLength(1);
  });
});

describe('after a reload', () => {
  test('a draft is there again', async () => {
    storeDraft('m1', 0, { turn: 'my turn', moves: ['FRf@b1'] });
    await turn.restore();
    expect(turn.draft).toEqual(['FRf@b1']);
  });

  test('a draft for another turn is gone', async () => {
    storeDraft('m1', 0, { turn: 'my turn', moves: ['FRf@b1'] });
    occasion = 'a later turn';
    await turn.restore();
    expect(turn.draft).toEqual([]);
    expect(storedDraft('m1', 0)).toBeNull();
  });

  test('a commit without an answer is sent again under its key', async () => {
    storeDraft('m1', 0, { turn: 'my turn', moves: ['FRf@b1', 'end'], key: 'k', seen: 5 });
    await turn.restore();
    expect(commits).toEqual([{ seat: 0, moves: ['FRf@b1', 'end'], seen: 5, key: 'k' }]);
  });
});
