import { beforeAll, describe, expect, test } from 'vitest';
import type { GameEvent, Step, View } from '../../lib/types';
import { fetchWords, has, LANGUAGES, t } from '../../lib/words.svelte';
import { offer, view } from '../../testing/matches';
import { statusOf, type Situation } from './status';

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(fetchWords));
});

const MINUTE = 60_000;
const seated = (move: string, waits = false): Step => ({
  move,
  points: waits ? 0 : 2,
  receipt: [],
  events: [{ type: 'guest-seated', guest: move.slice(0, 3), chair: move.slice(4), waits } as unknown as GameEvent],
});
const step = (move: string, points = 0, ...events: object[]): Step => ({
  move,
  points,
  receipt: [],
  events: events as GameEvent[],
});
const turn = (given: Partial<View['turn']>) => view({ turn: { ...view().turn, ...given } });

function situation(given: Partial<Situation> = {}): Situation {
  return {
    edition: 'board',
    over: false,
    seat: 0,
    myTurn: true,
    mayPlan: false,
    lapsed: false,
    byBot: false,
    awaitedMs: 0,
    view: view(),
    offers: [offer('FRf@b1'), offer('FRf@bar', { kind: 'send-to-bar', chair: null })],
    known: true,
    steps: [],
    chosen: null,
    ...given,
  };
}

/** What is said, in English. */
function said(given: Partial<Situation>): string | null {
  const line = statusOf(situation(given));
  if (!line) return null;
  expect(has(line.id)).toBe(true);
  return t(line.id, line.args);
}

describe('while others are on turn', () => {
  const other = { myTurn: false };

  test('it says how long they have been', () => {
    expect(said({ ...other, awaitedMs: 30_000 })).toBeNull();
    expect(said({ ...other, awaitedMs: 1.5 * MINUTE })).toBe('For 1 minute now.');
    expect(said({ ...other, awaitedMs: 150 * MINUTE })).toBe('For 2 hours now.');
    expect(said({ ...other, awaitedMs: 49 * 60 * MINUTE })).toBe('For 2 days now.');
  });

  test('one may plan, and hears what came of it', () => {
    const planner = { ...other, mayPlan: true };
    expect(said(planner)).toBe('Plan ahead: choose a guest.');
    expect(said({ ...planner, awaitedMs: 2 * MINUTE })).toBe('For 2 minutes now.');
    expect(said({ ...planner, chosen: 'FRf' })).toBe('Choose a chair for the French lady.');
    expect(said({ ...planner, steps: [seated('FRf@b1')] })).toContain('It is kept');
    expect(said({ ...planner, lapsed: true })).toContain('no longer possible');
    const waiting = view({ turn: { ...view().turn, waiting: 'b1' }, seated: { b1: 'FRf' } });
    expect(said({ ...planner, view: waiting, steps: [seated('FRf@b1', true)] })).toContain('Find company');
    expect(said({ ...planner, view: waiting })).toBe('Plan ahead: choose a guest.');
  });

  test('a bot is thinking, and a spectator is watching', () => {
    expect(said({ ...other, byBot: true, awaitedMs: MINUTE })).toBe('The computer is thinking.');
    expect(said({ ...other, seat: null })).toBe('You are watching.');
  });

  test('a pause comes before all of that, on one’s own turn too', () => {
    expect(said({ ...other, paused: true, awaitedMs: 2 * MINUTE })).toBe('The game is paused.');
    expect(said({ paused: true, chosen: 'FRf' })).toBe('The game is paused.');
    expect(said({ paused: true, over: true })).toBeNull();
  });

  test('and nothing is said when the game is over', () => {
    expect(said({ over: true, myTurn: false })).toBeNull();
  });
});

describe('at the beginning of a turn', () => {
  const card = { edition: 'card' as const };
  const draw = offer('draw', { kind: 'draw', guest: null, chair: null });

  test('it says what a turn of the board game can be', () => {
    expect(said({})).toBe('Choose a guest for a chair or the bar.');
    expect(said({ offers: [offer('FRf@bar', { kind: 'send-to-bar' })] })).toBe(
      'No chair for your guests: send one to the bar.',
    );
    expect(said({ offers: [offer('**f@b1')] })).toBe('Choose a guest for a chair.');
  });

  test('it says what a turn of the card game can be', () => {
    expect(said({ ...card, offers: [offer('FRf@b1'), draw] })).toBe('Seat a guest, or draw one.');
    expect(said({ ...card, offers: [draw] })).toBe('No chair for your guests: draw one.');
  });

  test('it says that twelve cards are in hand, or none', () => {
    const aside = offer('aside:FRf', { kind: 'lay-aside', chair: null });
    const full = view({ hands: [Array.from({ length: 12 }, () => 'FRf'), [null]] });
    expect(said({ ...card, view: full, offers: [offer('FRf@b1'), aside] })).toBe(
      '12 guests in hand: seat some, or lay one aside.',
    );
    expect(said({ ...card, view: full, offers: [aside] })).toContain('and no chair');
    expect(said({ ...card, view: view({ hands: [[], []] }), offers: [draw] })).toBe(
      'Your hand is empty: draw a guest.',
    );
  });

  test('a question comes before everything else', () => {
    const asked = (kind: 'lower-hand-size' | 'name-birthday') => [offer(kind, { kind })];
    expect(said({ view: turn({ stage: 'hand-size' }), offers: asked('lower-hand-size'), chosen: 'FRf' })).toBe(
      'Decide by how much the hand size is lowered.',
    );
    expect(said({ view: turn({ stage: 'birthday' }), offers: asked('name-birthday') })).toContain('birthday');
  });
});

describe('when a guest is chosen', () => {
  test('it asks for a chair', () => {
    expect(said({ chosen: 'FRf' })).toBe('Choose a chair for the French lady.');
  });

  test('it says where else they can go if no chair takes them', () => {
    const bar = offer('GBf@bar', { kind: 'send-to-bar', chair: null });
    expect(said({ chosen: 'GBf', offers: [bar] })).toBe('No chair for this guest: try the bar.');
    expect(said({ chosen: 'GBf', offers: [] })).toBe('No chair for this guest: every chair says why.');
    expect(said({ chosen: 'GBf', offers: [], known: false })).toBe('Choose a chair for the British lady.');
  });
});

describe('when something is prepared', () => {
  test('a draw, a visit to the bar, a card laid aside, a swap', () => {
    expect(said({ steps: [step('draw')], offers: [] })).toBe('You draw a guest: play, or undo.');
    expect(said({ steps: [step('FRf@bar', -4)], offers: [] })).toBe('To the bar for \u22124 points: play, or undo.');
    expect(said({ steps: [step('FRf@bar', 2)], offers: [] })).toContain('for +2 points');
    expect(said({ steps: [step('aside:FRf')], offers: [] })).toContain('is laid aside');
    expect(said({ steps: [step('swap:FRf@b1')], offers: [] })).toContain('You fetch the joker');
    expect(said({ steps: [step('close')], offers: [] })).toContain('You close the café');
  });

  test('an answered question, whether the turn has passed with it or waits for what is drawn', () => {
    const answered = (move: string, stage: View['turn']['stage']) =>
      said({ steps: [seated('FRm@a2'), step('end'), step(move)], view: turn({ stage }), offers: [] });
    for (const stage of ['hand-size', 'act'] as const) {
      expect(answered('lower:0', stage)).toBe('Your hand size stays: play, or undo.');
      expect(answered('lower:2', stage)).toBe('Your hand size falls by 2: play, or undo.');
    }
    expect(answered('birthday:US', 'act')).toBe('Birthday: United States. Play, or undo.');
    expect(answered('birthday:none', 'act')).toBe('Nobody has a birthday: play, or undo.');
    expect(said({ steps: [step('end')], offers: [] })).toBe('Your turn ends: play, or undo.');
  });

  test('an answer after which the next question comes', () => {
    const offers = [offer('birthday:none', { kind: 'name-birthday' })];
    const next = { steps: [step('end'), step('lower:1')], view: turn({ stage: 'birthday' }), offers };
    expect(said(next)).toBe('Name the nation that has its birthday, or decline.');
  });

  test('a guest who waits says where company is wanted', () => {
    const waiting = view({ turn: { ...view().turn, stage: 'seating', waiting: 'b1' }, seated: { b1: 'FRf' } });
    const offers = [offer('FRm@a2')];
    expect(said({ view: waiting, steps: [seated('FRf@b1', true)], offers })).toBe('Find company for the French lady.');
    expect(said({ view: waiting, steps: [seated('FRf@b1', true)], offers, chosen: 'FRm' })).toBe(
      'Choose a chair for the French gentleman.',
    );
    expect(said({ view: waiting, steps: [seated('FRf@b1', true)], offers, chosen: 'GBf' })).toContain('Find company');
  });

  test('a guest who opens the café may stay alone', () => {
    const alone = view({ turn: { ...view().turn, stage: 'seating', waiting: 'b1' }, seated: { b1: 'FRf' } });
    const [end, another] = [offer('end', { kind: 'end-turn' }), offer('FRm@a2')];
    const opening = { view: alone, steps: [seated('FRf@b1', true)] };
    expect(said({ ...opening, offers: [end] })).toBe('Nobody else can be seated: end the turn.');
    expect(said({ ...opening, offers: [end, another] })).toBe('Seat another guest or end the turn.');
  });

  test('a guest who waited has found company', () => {
    const steps = [seated('FRf@b1', true), seated('FRm@a2')];
    const done = { view: turn({ stage: 'seating' }), steps };
    expect(said({ ...done, offers: [offer('end', { kind: 'end-turn' })] })).toBe('Company is here: end the turn.');
    expect(said({ ...done, offers: [offer('GBf@c2')] })).toContain('seat another');
  });

  test('no further guest can be seated, or one can', () => {
    const one = { view: turn({ stage: 'seating' }), steps: [seated('FRf@b1')] };
    expect(said({ ...one, offers: [offer('end', { kind: 'end-turn' })] })).toContain('Nobody else');
    expect(said({ ...one, offers: [offer('FRm@a2')] })).toBe('Seat another guest or end the turn.');
  });

  test('a table that is about to be cleared', () => {
    const cleared = { type: 'tables-cleared', tables: ['b2'], nations: ['FR'], left: [] };
    expect(said({ edition: 'card', steps: [step('FRm@a2', 8, cleared)], offers: [] })).toBe(
      'A table is full: play, and it is cleared.',
    );
  });
});
