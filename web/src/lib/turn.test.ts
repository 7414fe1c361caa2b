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
let mine: boolean;
let mayPlan: boolean;
let occasion: string;
let followed: boolean;
let lost: number;
let drawn: number;
let received: number[];
let previews: string[][];
let ahead: (boolean | undefined)[];
let commits: Parameters<ApiClient['play']>[1][];
let previewed: (moves: string[]) => Result<Draft> | Promise<Result<Draft>>;
let played: () => Result<News>;
let turn: Turn;

beforeEach(() => {
  vi.useFakeTimers();
  fakeStorage();
  [seat, occasion, followed, lost, drawn, received] = [0, 'my turn', true, 0, 0, []];
  [previews, commits, ahead, mine, mayPlan] = [[], [], [], true, false];
  previewed = (moves) => ok(draft(moves, { total: 3, view: AFTER }));
  played = () => ok(news(8));
  const api = fakeApi({
    preview: async (_id, { moves, ahead: planned }) => {
      previews.push(moves);
      ahead.push(planned);
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
    myTurn: () => mine,
    mayPlan: () => mayPlan,
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

describe('a plan', () => {
  const WHY = [{ type: 'chair-taken', rule: 'E1', chair: 'a2', by: 'FRm' }] as never;
  const settled = () => vi.advanceTimersByTimeAsync(0);

  function somebodyPlays(now: string, turn_is: { mine: boolean }): void {
    occasion = now;
    mine = turn_is.mine;
    mayPlan = !mine;
    turn.occasionChanged();
  }

  beforeEach(async () => {
    [mine, mayPlan, occasion] = [false, true, 'their turn'];
    await turn.add('FRf@b1');
    await turn.add('FRm@a2');
  });

  test('is judged as if it were my turn, kept, and never played', async () => {
    expect(ahead).toEqual([true, true]);
    expect(turn.isPlan).toBe(true);
    expect(storedDraft('m1', 0)).toEqual({ turn: 'their turn', moves: ['FRf@b1', 'FRm@a2'], ahead: true });
    expect(await turn.commit('end')).toBe(false);
    expect(commits).toEqual([]);
  });

  test('is checked again whenever somebody has played, and is the draft when my turn comes', async () => {
    somebodyPlays('another turn', { mine: false });
    expect([turn.stale, turn.thinking]).toEqual([true, true]);
    await settled();
    expect([turn.stale, turn.thinking, turn.draft.length]).toEqual([false, false, 2]);
    somebodyPlays('my turn', { mine: true });
    await settled();
    expect(ahead.at(-1)).toBe(false);
    expect([turn.draft, turn.lapsed, turn.isPlan]).toEqual([['FRf@b1', 'FRm@a2'], null, false]);
    expect(storedDraft('m1', 0)).toEqual({ turn: 'my turn', moves: ['FRf@b1', 'FRm@a2'] });
    expect(commits).toEqual([]);
  });

  test('keeps what still holds, and says what does not', async () => {
    previewed = () => ok(draft(['FRf@b1'], { legal: false, step: 2, objections: WHY }));
    somebodyPlays('my turn', { mine: true });
    await settled();
    expect(turn.draft).toEqual(['FRf@b1']);
    expect(turn.dryRun?.steps).toHaveLength(1);
    expect(turn.lapsed).toEqual({ move: 'FRm@a2', step: 2, objections: WHY });
    expect(storedDraft('m1', 0)).toEqual({ turn: 'my turn', moves: ['FRf@b1'] });
    previewed = (moves) => ok(draft(moves));
    await turn.add('GBf@c2');
    expect(turn.lapsed).toBeNull();
  });

  test('is all forgotten when my turn comes and its first step does not hold', async () => {
    previewed = () => ok(draft([], { legal: false, step: 1, objections: WHY }));
    somebodyPlays('my turn', { mine: true });
    await settled();
    expect([turn.draft, turn.dryRun, turn.lapsed?.step]).toEqual([[], null, 1]);
    expect(storedDraft('m1', 0)).toBeNull();
  });

  test('that does not hold for a while is whole again when it does', async () => {
    previewed = () => ok(draft(['FRf@b1'], { legal: false, step: 2, objections: WHY }));
    somebodyPlays('another turn', { mine: false });
    await settled();
    expect([turn.draft.length, turn.lapsed?.step]).toEqual([1, 2]);
    previewed = (moves) => ok(draft(moves));
    somebodyPlays('my turn', { mine: true });
    await settled();
    expect([turn.draft.length, turn.lapsed]).toEqual([2, null]);
  });

  test('ends where a step now shows something hidden', async () => {
    previewed = (moves) =>
      moves.length > 1 ? failed('reveal-comes-last', { status: 422 }) : ok(draft(moves, { reveals: true }));
    somebodyPlays('my turn', { mine: true });
    await settled();
    expect(turn.draft).toEqual(['FRf@b1']);
    expect(turn.lapsed).toEqual({ move: 'FRm@a2', step: 2, objections: [], error: 'reveal-comes-last' });
  });

  test('is kept while nobody answers, and checked when the line is back', async () => {
    previewed = () => failed('unreachable');
    somebodyPlays('my turn', { mine: true });
    await settled();
    expect([turn.draft, turn.dryRun, turn.thinking]).toEqual([[], null, false]);
    previewed = (moves) => ok(draft(moves));
    await turn.restore();
    expect(turn.draft).toHaveLength(2);
  });

  test('is there again after a reload, on whoever’s turn', async () => {
    turn.putAside();
    occasion = 'my turn';
    mine = true;
    await turn.restore();
    expect(turn.draft).toEqual(['FRf@b1', 'FRm@a2']);
    expect(turn.isPlan).toBe(false);
  });

  test('goes with the game', async () => {
    somebodyPlays('over', { mine: false });
    mayPlan = false;
    turn.occasionChanged();
    await settled();
    expect([turn.draft, storedDraft('m1', 0)]).toEqual([[], null]);
  });

  test('is drawn over what has just happened, but not over whoever sits there now', () => {
    const now = view({ seated: { b1: 'GBm', c2: 'GBf' }, hands: [['FRf', 'FRm', 'GBf'], [null]] });
    const over = turn.over(now);
    expect(over.seated).toEqual({ b1: 'GBm', c2: 'GBf', a2: 'FRm' });
    expect(over.hands[0]).toEqual(AFTER.hands[0]);
  });
});
