import { beforeEach, describe, expect, test } from 'vitest';
import type { Objection, Question, Verdict } from '../../lib/types';
import { failed, fakeApi, ok } from '../../testing/fake_api';
import { offer, PLAN } from '../../testing/matches';
import type { Happening } from '../turn/happenings';
import { Position } from './position.svelte';

const WHY = [{ type: 'unbalanced', rule: 'E3' }] as unknown as Objection[];

let asked: Question[];
let reachable: boolean;
let refused: string | null;
let position: Position;
let told: Happening[];

function judge({ play = [], hand = [] }: Question): Verdict {
  const at = refused === null ? -1 : play.indexOf(refused);
  const taken = at < 0 ? play : play.slice(0, at);
  return {
    legal: at < 0,
    step: null,
    objections: at < 0 ? [] : WHY,
    steps: taken.map((move) => ({ move, points: 2, receipt: [] })),
    total: 2 * taken.length,
    cleared: [],
    one_nation: [],
    joker: taken.some((move) => move.startsWith('swap:')) ? '**f' : null,
    hand: taken.some((move) => move.startsWith('swap:')) ? [...hand, '**f'] : hand,
    draws: 0,
    bankrupt: false,
    end: null,
    left_over: null,
    offers: play.length === 0 ? hand.map((guest) => offer(`${guest}@b1`, { points: 2 })) : [],
  };
}

beforeEach(async () => {
  [asked, reachable, refused, told] = [[], true, null, []];
  position = new Position(
    fakeApi({
      getPlan: () => Promise.resolve(ok(PLAN)),
      askReferee: (question) => {
        asked.push(question);
        return Promise.resolve(reachable ? ok(judge(question)) : failed('unreachable'));
      },
    }),
    (happening) => told.push(happening),
  );
  await position.load();
});

describe('setting up', () => {
  test('a click seats whoever is on the brush, and another lets them go', () => {
    position.brush = 'USf';
    position.pick('b1');
    expect(position.set).toEqual({ b1: 'USf' });
    position.pick('b1');
    expect(position.set).toEqual({});
  });

  test('tables are laid in the card game only', () => {
    position.pick('b2');
    expect(position.laid).toEqual({});
    position.setEdition('card');
    position.nation = 'TR';
    position.pick('b2');
    expect(position.laid.b2).toBe('TR');
    position.pick('b2');
    expect('b2' in position.laid).toBe(false);
  });

  test.each([
    ['board', 5],
    ['card', 12],
  ] as const)('a hand of the %s game has room for %i', (edition, places) => {
    position.setEdition(edition);
    for (let taken = 0; taken < 14; taken += 1) position.take('USf');
    expect(position.held).toHaveLength(places);
    position.drop(0);
    expect(position.held).toHaveLength(places - 1);
  });

  test('comes back from its text', () => {
    position.read('game=board&seated=b1%3DUSf&hand=USm%2CFRf&bar=3&score=-4');
    expect(new URLSearchParams(position.text).get('hand')).toBe('USm,FRf');
    expect([position.set, position.bar, position.score]).toEqual([{ b1: 'USf' }, 3, -4]);
  });
});

describe('asking', () => {
  beforeEach(async () => {
    position.held = ['FRf', 'FRm'];
    position.task = 'ask';
    await position.look();
  });

  test('chairs light up for the chosen guest', () => {
    expect(position.offersAreAll).toBe(true);
    position.seating.choose(0);
    expect([...position.seating.lit.keys()]).toEqual(['b1']);
  });

  test('a step is made, and the next has to be tried', async () => {
    position.seating.choose(0);
    await position.seating.pick('b1');
    expect(position.play).toEqual(['FRf@b1']);
    expect(position.seated).toEqual({ b1: 'FRf' });
    expect(position.hand).toEqual(['FRm']);
    expect(position.verdict?.total).toBe(2);
    expect(position.offersAreAll).toBe(false);
    position.seating.choose(0);
    await position.seating.pick('a2');
    expect(asked.at(-1)).toMatchObject({ play: ['FRf@b1', 'FRm@a2'], hand: [] });
    expect(position.play).toHaveLength(2);
  });

  test('a refusal says why, and leaves the lights', async () => {
    refused = 'FRf@a2';
    position.seating.choose(0);
    await position.seating.pick('a2');
    expect(position.seating.whyNot).toEqual({ guest: 'FRf', place: 'a2', objections: WHY });
    expect(position.seating.lit.size).toBe(1);
    expect(position.play).toEqual([]);
  });

  test('a step, a refusal and undo are told, and who is chosen is not', async () => {
    refused = 'FRm@a2';
    position.seating.choose(0);
    await position.seating.pick('b1');
    position.seating.choose(0);
    await position.seating.pick('a2');
    position.undo();
    position.undo();
    expect(told.map(({ kind }) => kind)).toEqual(['drafted', 'refused', 'undone']);
    expect(told[0]).toMatchObject({ step: { move: 'FRf@b1', points: 2 } });
  });

  test('a step is taken back', async () => {
    position.seating.choose(0);
    await position.seating.pick('b1');
    position.undo();
    expect(position.play).toEqual([]);
    expect(position.verdict).toBeNull();
  });

  test('a swap puts the joker into the hand, and one can go on from there', async () => {
    position.read('seated=b1%3D**f&hand=FRf%2CFRm');
    [position.offers, position.offersAreAll] = [[], false];
    position.seating.choose(0);
    await position.seating.pick('b1');
    expect(position.play).toEqual(['swap:FRf@b1']);
    expect(position.hand).toEqual(['FRm', '**f']);
    position.goOn();
    expect([position.set, position.held, position.play]).toEqual([{ b1: 'FRf' }, ['FRm', '**f'], []]);
    expect([position.score, position.verdict]).toEqual([2, null]);
  });

  test('what is wrong with the position is said', async () => {
    reachable = false;
    await position.look();
    expect(position.trouble?.error).toBe('unreachable');
    expect(position.offersAreAll).toBe(false);
  });

  test('whoever sets up again asks about nothing', async () => {
    position.seating.choose(0);
    await position.seating.pick('b1');
    position.task = 'set';
    position.pick('c2');
    expect(position.play).toEqual([]);
    expect(position.seating.chosen).toBeNull();
  });
});
