import { expect, test } from 'vitest';
import type { Entry, GameEvent } from '../../lib/types';
import { turnPlayed } from '../../testing/matches';
import { chairsTaken, drawnBy, placesOf, pointsOf, storyOf, told, turnsOf } from './story';

const SEATED = { type: 'guest-seated', guest: 'FRf', chair: 'b1', points: 4, receipt: [{ points: 4 }] };
const DRAWN = { type: 'guest-drawn', player: 0 };
const PASSED = { type: 'turn-passed', player: 1 };

test('the story leaves out the passing of turns, and draws where hands are open', () => {
  const entries = [turnPlayed(3, 0, [SEATED, DRAWN, PASSED])];
  const types = (draws: boolean) => storyOf(entries, { draws }).map(({ event }) => event.type);
  expect(types(true)).toEqual(['guest-seated', 'guest-drawn']);
  expect(types(false)).toEqual(['guest-seated']);
});

test('what happens around the game belongs to it', () => {
  const left = { type: 'seat-left', seq: 5, at: 0, seat: 1 } as unknown as Entry;
  const said = { type: 'said', seq: 6, at: 0, text: 'hello' } as unknown as Entry;
  expect(storyOf([left, said], { draws: true })).toEqual([{ key: '5', seq: 5, seat: 1, event: left, places: [] }]);
});

test('where another bot stood in, the story says so before it tells the turn', () => {
  const turn = { ...turnPlayed(3, 1, [SEATED]), by_bot: 'gustav', stood_in_for: 'flaneur' } as Entry;
  const [first, ...rest] = storyOf([turn], { draws: true });
  expect([first?.event.type, first?.seat, first?.key]).toEqual(['bot-stood-in', 1, '3.stood-in']);
  expect(rest.map(({ event }) => event.type)).toEqual(['guest-seated']);
});

test('an entry is the same item each time, so that it is not drawn anew', () => {
  const entries = [turnPlayed(3, 0, [SEATED])];
  expect(storyOf(entries, { draws: true })[0]).toBe(storyOf(entries, { draws: false })[0]);
});

test('an event speaks of chairs, of tables and what paid, and of spaces at the bar', () => {
  const event = (fields: object) => fields as GameEvent;
  expect(placesOf(event({ chair: 'b1' }))).toEqual(['b1']);
  expect(placesOf(event({ space: 3 }))).toEqual(['bar3']);
  expect(placesOf(event({ tables: ['b2', 'd2'], left: [['a2', 'FRf']] }))).toEqual(['b2', 'd2', 'a2']);
  expect(placesOf(event({ chair: 'c2', receipt: [{ table: 'b2' }, { table: 'd2' }] }))).toEqual(['c2', 'b2', 'd2']);
  expect(placesOf(event({}))).toEqual([]);
});

test('chairs are taken by sitting down and by swapping a joker', () => {
  const entries = [turnPlayed(3, 0, [SEATED, { type: 'joker-swapped', chair: 'c2' }, DRAWN])];
  expect([...chairsTaken(entries)]).toEqual(['b1', 'c2']);
});

test('whom a seat drew last is known to those who may see it', () => {
  const drew = (guest: string | null) => ({ type: 'guest-drawn', player: 0, guest });
  const entries = [
    turnPlayed(3, 0, [drew('FRf')]),
    turnPlayed(4, 0, [drew('ITm'), PASSED]),
    turnPlayed(5, 1, [drew(null)]),
  ];
  expect(drawnBy(entries, 0)).toEqual(['ITm']);
  expect(drawnBy(entries, 1)).toEqual([]);
  expect(drawnBy([], 0)).toEqual([]);
});

test('every turn has its points and everybody’s score after it', () => {
  const bar = { type: 'sent-to-bar', points: -2 };
  const reckoned = { type: 'hand-reckoned', player: 0, points: -5 };
  const turns = turnsOf([turnPlayed(2, 0, [SEATED]), turnPlayed(3, 1, [bar, reckoned])], 2);
  expect(turns.map(({ seat, points, scores }) => ({ seat, points, scores }))).toEqual([
    { seat: 0, points: 4, scores: [4, 0] },
    { seat: 1, points: -2, scores: [-1, -2] },
  ]);
  expect(turns[0]?.receipt).toEqual([{ points: 4 }]);
});

test('what pays nothing has no points', () => {
  expect(pointsOf(DRAWN as GameEvent)).toBe(0);
  expect(pointsOf(SEATED as unknown as GameEvent)).toBe(4);
});

test('what is asked at the end of a turn is not told, for its answer is', () => {
  const [asked, lowered] = [
    { type: 'hand-size-asked', player: 0, most: 1 },
    { type: 'hand-size-lowered', player: 0, by: 1 },
  ];
  const [kept, answered] = turnsOf([turnPlayed(3, 0, [SEATED, asked, DRAWN, PASSED]), turnPlayed(4, 1, [lowered])], 2);
  expect(told(kept!).map(({ type }) => type)).toEqual(['guest-seated']);
  expect(told(answered!).map(({ type }) => type)).toEqual(['hand-size-lowered']);
});

test('a draw is told of a turn only where it was the turn', () => {
  const [seating] = turnsOf([turnPlayed(3, 0, [SEATED, DRAWN, PASSED])], 2);
  expect(told(seating!).map(({ type }) => type)).toEqual(['guest-seated']);
  expect(told({ ...seating!, moves: ['draw'] }).map(({ type }) => type)).toEqual(['guest-seated', 'guest-drawn']);
});
