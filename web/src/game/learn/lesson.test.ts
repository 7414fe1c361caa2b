import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../lib/api_client';
import type { Objection, Question, Verdict } from '../../lib/types';
import { failed, fakeApi, ok } from '../../testing/fake_api';
import { LessonProgress } from './lesson.svelte';
import type { Lesson } from './lessons';

const X1: Lesson = { id: 'X1', edition: 'board', hand: ['USm', 'USf'], play: ['USm@j14', 'USf@i13'], rules: [] };
const REFUSED: Lesson = { ...X1, hand: ['INf', 'USm'], play: ['INf@m13'], refused: true };
const WHY = [{ type: 'unbalanced', rule: 'E3' }] as unknown as Objection[];

let asked: Question[];
let refusedMoves: Set<string>;
let api: ApiClient;
let cleared: string[];
let reachable: boolean;

function judge({ play = [], hand = [] }: Question): Verdict {
  const refusedAt = play.findIndex((move) => refusedMoves.has(move));
  const taken = refusedAt < 0 ? play : play.slice(0, refusedAt);
  const steps = taken.map((move, index) => ({ move, points: 2 * index, receipt: [] }));
  return {
    legal: refusedAt < 0,
    step: refusedAt < 0 ? null : refusedAt + 1,
    objections: refusedAt < 0 ? [] : WHY,
    steps,
    total: 0,
    cleared,
    one_nation: [],
    joker: null,
    hand,
    bankrupt: false,
    end: null,
    offers: [],
  };
}

beforeEach(() => {
  [asked, refusedMoves, cleared, reachable] = [[], new Set(), [], true];
  api = fakeApi({
    askReferee: (question) => {
      asked.push(question);
      return Promise.resolve(reachable ? ok(judge(question)) : failed('unreachable'));
    },
  });
});

async function begun(lesson: Lesson): Promise<LessonProgress> {
  const progress = new LessonProgress(api, lesson, () => undefined);
  await new Promise((resolve) => setTimeout(resolve)); // the referee has looked ahead
  return progress;
}

test('the chair of the example lights up for its guest, and no other', async () => {
  const progress = await begun(X1);
  progress.seating.choose(0);
  expect([...progress.seating.lit]).toEqual([['j14', { points: 0, waits: true, swaps: false, company: ['USf'] }]]);
  progress.seating.choose(1);
  expect(progress.seating.lit.size).toBe(0);
});

test('step by step to the end', async () => {
  const progress = await begun(X1);
  progress.seating.choose(0);
  await progress.seating.pick('j14');
  expect(progress.done).toEqual(['USm@j14']);
  expect(progress.seated).toEqual({ j14: 'USm' });
  expect(progress.hand).toEqual(['USf']);
  expect(progress.finished).toBe(false);
  progress.seating.choose(0);
  await progress.seating.pick('i13');
  expect(progress.finished).toBe(true);
  expect(progress.active).toBe(false);
});

describe('another way', () => {
  test('that is allowed is told what it pays, and not made', async () => {
    const progress = await begun(X1);
    progress.seating.choose(0);
    await progress.seating.pick('k13');
    expect(progress.otherWay).toBe(0);
    expect(progress.done).toEqual([]);
    expect(progress.seating.guest).toBe('USm');
    progress.seating.choose(1);
    expect(progress.otherWay).toBeNull();
  });

  test('that is not allowed says why', async () => {
    refusedMoves.add('USm@k13');
    const progress = await begun(X1);
    progress.seating.choose(0);
    await progress.seating.pick('k13');
    expect(progress.seating.whyNot).toEqual({ guest: 'USm', place: 'k13', objections: WHY });
    expect(progress.otherWay).toBeNull();
  });
});

test('a lesson about a refusal ends with it, and says why', async () => {
  refusedMoves.add('INf@m13');
  const progress = await begun(REFUSED);
  progress.seating.choose(0);
  await progress.seating.pick('m13');
  expect(progress.finished).toBe(true);
  expect(progress.done).toEqual([]);
  expect(progress.seating.whyNot?.objections).toEqual(WHY);
});

test('whoever sits at a cleared table leaves, and the next table is laid', async () => {
  const lesson: Lesson = {
    ...X1,
    edition: 'card',
    tables: { b2: 'TR' },
    seated: { a2: 'TRf' },
    laid: ['IT'],
    play: ['USm@b1'],
  };
  cleared = ['b2'];
  const plan = { tables: { b2: ['a2', 'b1'] } } as never;
  const progress = new LessonProgress(api, lesson, () => plan);
  progress.seating.choose(0);
  await progress.seating.pick('b1');
  expect(progress.seated).toEqual({});
  expect(progress.tables).toEqual({ b2: 'IT' });
});

test('a referee who does not answer is said', async () => {
  const progress = await begun(X1);
  reachable = false;
  progress.seating.choose(0);
  await progress.seating.pick('j14');
  expect(progress.trouble).toBe(true);
  expect(progress.done).toEqual([]);
});
