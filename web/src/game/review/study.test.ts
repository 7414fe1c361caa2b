import { beforeEach, expect, test } from 'vitest';
import type { Result } from '../../lib/api_client';
import type { Offer, TriedTurn } from '../../lib/types';
import { failed, fakeApi, ok } from '../../testing/fake_api';
import { draft, offer, view } from '../../testing/matches';
import { judged, reviewed } from '../../testing/reviews';
import type { Happening } from '../turn/happenings';
import { TurnStudy } from './study.svelte';

const HELD = view({ hands: [['FRf', 'USm'], []] });
const OFFERS: Offer[] = [
  offer('FRf@b1', { kind: 'seat', guest: 'FRf', chair: 'b1' }),
  offer('FRf@bar', { kind: 'send-to-bar', guest: 'FRf' }),
];
const END = [offer('end', { kind: 'end-turn' })];
const MISTAKE = reviewed({
  decision: 7,
  mark: 'mistake',
  is_best: false,
  played: judged({ win: 300 }, ['USm@bar']),
  alternatives: [judged({ win: 500 }, ['FRf@b1', 'end']), judged({ win: 450 }, ['FRf@bar'])],
});

let asked: string[];
let heard: Happening['kind'][];
let answered: (moves: string[]) => Result<TriedTurn> | Promise<Result<TriedTurn>>;
let study: TurnStudy;

function tried(moves: string[], given: Partial<TriedTurn> = {}): TriedTurn {
  const whole = moves.at(-1) === 'end' || moves.at(-1)?.endsWith('@bar') === true;
  const offers = moves.length === 0 ? OFFERS : whole ? [] : END;
  const number = { 'USm@bar': 0, 'FRf@b1 end': 1, 'FRf@bar': 2 }[moves.join(' ')] ?? null;
  return { draft: draft(moves, { view: HELD, offers, total: moves.length }), whole, judged: number, ...given };
}

beforeEach(() => {
  [asked, heard] = [[], []];
  answered = (moves) => ok(tried(moves));
  const api = fakeApi({
    tryTurn: async (id, { decision, moves }) => {
      asked.push(`${id} ${decision}: ${moves.join(' ')}`);
      return answered(moves);
    },
  });
  study = new TurnStudy(api, 'm1', ({ kind }) => heard.push(kind));
});

test('of a mistake one sees what was played, and the better turn is not even asked for', async () => {
  await study.look(MISTAKE);
  expect(asked).toEqual(['m1 7: ', 'm1 7: USm@bar']);
  expect([study.trying, study.answered]).toEqual([true, false]);
  expect(study.told.map(({ told }) => told)).toEqual(['played']);
  await study.reveal();
  expect(study.told.map(({ told }) => told)).toEqual(['played', 'better']);
  expect(study.drafts.better?.total).toBe(2);
  expect(study.verdict).toBeNull();
});

test('whoever finds the best turn is told so, and it is drawn once', async () => {
  await study.look(MISTAKE);
  await study.attempt!.place('FRf@b1');
  expect(study.told).toEqual([]);
  expect(await study.compare()).toBe(true);
  expect([study.verdict, study.judged?.value.win]).toEqual(['best', 500]);
  expect(study.told.map(({ told }) => told)).toEqual(['played', 'better']);
  expect(heard).toEqual(['drafted']);
});

test.each([
  ['USm@bar', 'played', 300],
  ['FRf@bar', 'behind', 450],
  ['GBm@bar', 'unknown', undefined],
] as const)('%s is %s', async (move, verdict, win) => {
  await study.look(MISTAKE);
  await study.attempt!.place(move);
  await study.compare();
  expect([study.verdict, study.judged?.value.win]).toEqual([verdict, win]);
  expect(study.told.some(({ told }) => told === 'tried')).toBe(verdict === 'behind' || verdict === 'unknown');
});

test('a turn that is not whole is not compared, and can be taken back', async () => {
  await study.look(MISTAKE);
  expect(await study.compare()).toBe(false);
  await study.attempt!.place('FRf@b1');
  await study.attempt!.undo();
  expect([study.attempt!.moves, heard]).toEqual([[], ['drafted', 'undone']]);
});

test('what the rules refuse is explained and changes nothing', async () => {
  await study.look(MISTAKE);
  answered = (moves) => ok(tried(moves, { draft: draft(moves, { legal: false, objections: [{} as never] }) }));
  expect(await study.attempt!.place('FRf@c1')).toEqual({ placed: false, objections: [{}] });
  expect(study.attempt!.moves).toEqual([]);
});

test('trying again forgets the answer and what was tried', async () => {
  await study.look(MISTAKE);
  await study.attempt!.place('FRf@bar');
  await study.compare();
  study.again();
  expect([study.trying, study.compared, study.attempt?.moves]).toEqual([true, null, []]);
});

test('a turn that was good is shown with the next best at once', async () => {
  await study.look(reviewed({ ...MISTAKE, mark: 'great', is_best: true }));
  expect([study.trying, study.told.map(({ told }) => told)]).toEqual([false, ['played', 'next']]);
  await study.look(reviewed({ mark: null, alternatives: [] }));
  expect(study.told.map(({ told }) => told)).toEqual(['played']);
});

test('what comes too late, or not at all, does no harm', async () => {
  let answer: (result: Result<TriedTurn>) => void = () => undefined;
  answered = () => new Promise((resolve) => (answer = resolve));
  const late = study.look(MISTAKE);
  study.close();
  answer(ok(tried([])));
  answered = () => failed('unreachable');
  await study.look(MISTAKE);
  expect([study.position, study.trouble?.error]).toEqual([null, 'unreachable']);
  void late;
});
