import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../lib/api_client';
import type { Objection, Offer, Question, Verdict } from '../../lib/types';
import { failed, fakeApi, ok } from '../../testing/fake_api';
import type { Happening } from '../turn/happenings';
import { LessonProgress } from './lesson.svelte';
import { judgeable, type Lesson } from './lessons';

const X1: Lesson = { id: 'X1', edition: 'board', hand: ['USm', 'USf'], play: ['USm@j14', 'USf@i13', 'end'], rules: [] };
const REFUSED: Lesson = { ...X1, hand: ['INf', 'USm'], play: ['INf@m13'], refused: true };
const WHY = [{ type: 'unbalanced', rule: 'E3' }] as unknown as Objection[];

let asked: Question[];
let refusedMoves: Set<string>;
let api: ApiClient;
let cleared: string[];
let reachable: boolean;
let draws: number;
let told: Happening[];
const tell = (happening: Happening) => void told.push(happening);
/** What the referee offers after so many steps. */
let offersAfter: (steps: number) => Offer[];

function offer(move: string, kind: Offer['kind'], points = 0): Offer {
  const [guest = null, chair = null] = move.includes('@') ? move.split('@') : [];
  return { move, kind, guest, chair, table: null, party: [], points, receipt: [], waits: false, company: [] };
}

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
    draws,
    bankrupt: false,
    end: null,
    left_over: null,
    offers: offersAfter(taken.length),
  };
}

beforeEach(() => {
  [asked, refusedMoves, cleared, reachable, draws, told] = [[], new Set(), [], true, 0, []];
  offersAfter = () => [];
  api = fakeApi({
    askReferee: (question) => {
      asked.push(question);
      return Promise.resolve(reachable ? ok(judge(question)) : failed('unreachable'));
    },
  });
});

async function begun(lesson: Lesson): Promise<LessonProgress> {
  const progress = new LessonProgress(api, lesson, () => undefined, tell);
  await new Promise((resolve) => setTimeout(resolve)); // the referee has said what may be done
  return progress;
}

test('everything that the referee offers is lit, and nothing is pointed out', async () => {
  offersAfter = () => [offer('USm@j14', 'seat'), offer('USm@k13', 'seat', 2), offer('USf@i13', 'seat')];
  const progress = await begun(X1);
  progress.seating.choose(0);
  expect([...progress.seating.lit.keys()].sort()).toEqual(['j14', 'k13']);
  expect(progress.shown).toBe(false);
});

test('step by step to the end, and then the turn is played', async () => {
  const progress = await begun(X1);
  progress.seating.choose(0);
  await progress.seating.pick('j14');
  expect(progress.done).toEqual(['USm@j14']);
  expect(progress.seated).toEqual({ j14: 'USm' });
  expect(progress.hand).toEqual(['USf']);
  progress.seating.choose(0);
  await progress.seating.pick('i13');
  expect([progress.goal, progress.finished]).toEqual(['end', false]);
  await progress.press('end');
  expect(asked.at(-1)?.play).toEqual(['USm@j14', 'USf@i13', 'end']);
  expect([progress.finished, progress.active]).toEqual([true, false]);
});

test('each step, each refusal, undo and a new beginning are told, and the end of the turn is not', async () => {
  refusedMoves.add('USf@k13');
  const progress = await begun(X1);
  await progress.place('USm@j14');
  await progress.seating.pick('k13');
  progress.seating.choose(0);
  await progress.seating.pick('k13');
  progress.undo();
  await progress.place('USm@j14');
  await progress.place('USf@i13');
  await progress.press('end');
  progress.startOver();
  expect(told.map(({ kind }) => kind)).toEqual(['drafted', 'refused', 'undone', 'drafted', 'drafted', 'begun-anew']);
});

test('a step is taken back, and a lesson begun anew', async () => {
  const progress = await begun(X1);
  progress.seating.choose(0);
  await progress.seating.pick('j14');
  progress.undo();
  expect([progress.done, progress.hand]).toEqual([[], ['USm', 'USf']]);
  progress.seating.choose(0);
  await progress.seating.pick('j14');
  progress.startOver();
  expect([progress.done, progress.finished]).toEqual([[], false]);
});

describe('another way', () => {
  test('that is allowed is told what it pays, and not made; then the step is named', async () => {
    const progress = await begun(X1);
    progress.seating.choose(0);
    await progress.seating.pick('k13');
    expect(progress.otherWay).toBe(0);
    expect(progress.done).toEqual([]);
    expect(progress.shown).toBe(true);
    expect(progress.seating.guest).toBe('USm');
    progress.seating.choose(1);
    expect(progress.otherWay).toBeNull();
  });

  test('that is not allowed says why, and the step is named', async () => {
    refusedMoves.add('USm@k13');
    const progress = await begun(X1);
    progress.seating.choose(0);
    await progress.seating.pick('k13');
    expect(progress.seating.whyNot).toEqual({ guest: 'USm', place: 'k13', objections: WHY });
    expect([progress.otherWay, progress.shown]).toEqual([null, true]);
  });

  test('is as good where anything will do, and what is named can still be done', async () => {
    offersAfter = (steps) => (steps === 1 ? [offer('USm@l14', 'seat', 2)] : [offer('USm@j14', 'seat')]);
    const progress = await begun({ ...X1, free: true });
    progress.seating.choose(1);
    await progress.place('USf@i13');
    expect(progress.done).toEqual(['USf@i13']);
    expect(progress.named).toBe('USm@l14');
  });
});

test('whoever only looks at a chair that would refuse has not tried it', async () => {
  refusedMoves.add('INf@m13');
  const progress = await begun(REFUSED);
  expect(await progress.ask('INf@m13', 'looking')).toEqual(WHY);
  expect([progress.finished, progress.shown]).toEqual([false, false]);
  expect(await progress.ask('INf@m13', 'trying')).toEqual(WHY);
  expect(progress.finished).toBe(true);
});

test('whoever asks is shown the step', async () => {
  const progress = await begun(X1);
  progress.show();
  expect([progress.shown, progress.wanted]).toEqual([true, { kind: 'seat', guest: 'USm', chair: 'j14' }]);
});

describe('a lesson about a refusal', () => {
  test('ends with it, says why, and one may go on trying', async () => {
    refusedMoves.add('INf@m13').add('USm@m13');
    const progress = await begun(REFUSED);
    progress.seating.choose(0);
    await progress.seating.pick('m13');
    expect([progress.finished, progress.active, progress.done]).toEqual([true, true, []]);
    expect(progress.seating.whyNot?.objections).toEqual(WHY);
    progress.seating.choose(1);
    await progress.seating.pick('m13');
    expect(progress.seating.whyNot?.guest).toBe('USm');
  });

  test('does not end with a guest who would be welcome', async () => {
    const progress = await begun(REFUSED);
    progress.seating.choose(1);
    await progress.seating.pick('m13');
    expect([progress.finished, progress.otherWay]).toEqual([false, 0]);
  });
});

describe('what is no seating', () => {
  const BAR: Lesson = { ...X1, bar: 2, score: 6, play: ['USm@bar', 'end'], drawn: ['FRf', 'FRm'] };

  test('anybody may go to the bar, and as many are drawn as the referee says', async () => {
    offersAfter = (steps) => (steps === 0 ? [offer('USf@bar', 'send-to-bar', 3)] : []);
    draws = 1;
    const progress = await begun(BAR);
    progress.seating.choose(1);
    expect(progress.seating.barOffer?.points).toBe(3);
    await progress.seating.toBar();
    expect([progress.done, progress.drawn]).toEqual([['USf@bar'], []]);
    await progress.press('end');
    expect(asked.at(-1)).toMatchObject({ play: ['USf@bar'], bar: 2, score: 6 });
    expect([progress.finished, progress.hand]).toEqual([true, ['USm', 'FRf']]);
  });

  test('either answer about the hand size will do', async () => {
    const progress = await begun({ ...X1, play: ['USm@j14', 'end', 'lower:1'] });
    await progress.place('USm@j14');
    await progress.press('end');
    await progress.press('lower:0');
    expect([progress.finished, asked.at(-1)?.play]).toEqual([true, ['USm@j14', 'end', 'lower:0']]);
  });

  test.each(['draw', 'close', 'aside:USm', 'USm@bar', 'swap:USm@m13'])('%s is a whole turn by itself', (move) => {
    expect(judgeable([move, 'end'])).toEqual([move]);
    expect(judgeable(['USm@j14', 'end'])).toEqual(['USm@j14', 'end']);
  });
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
  const progress = new LessonProgress(api, lesson, () => plan, tell);
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
