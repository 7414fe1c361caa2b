import { beforeAll, expect, test } from 'vitest';
import type { Entry } from '../../lib/types';
import { fetchWords, say, type Fact, type Names } from '../../lib/words.svelte';
import { toldOf, type Listener } from './told';

beforeAll(() => fetchWords('en'));

const names = ['Ada', 'Bo'];
const places = { say: (fact: Fact, names?: Names) => say(fact, names) };
const ada = { you: { seat: 0, seats: [0], handle: 'ada' } } as unknown as Listener;
const listener = (given: Partial<Listener> = {}): Listener => ({
  ...ada,
  played: [],
  muted: new Set(),
  myTurn: false,
  ...given,
});
const seated = {
  type: 'guest-seated',
  player: 0,
  guest: 'FRf',
  chair: 'b1',
  points: 2,
  waits: false,
  receipt: [],
  one_nation: [],
};
const drawn = { type: 'guest-drawn', player: 0, guest: 'GBm' };
const passed = { type: 'turn-passed', player: 1 };
const turn = (seq: number, seat: number, ...events: object[]) =>
  ({ seq, type: 'turn-played', seat, moves: ['FRf@b1', 'end'], events }) as unknown as Entry;
const told = (news: Entry[], given?: Partial<Listener>) => toldOf(news, listener(given), places, names).sentences;

test('a turn is told with what was drawn, and whose turn it is then', () => {
  expect(told([turn(5, 0, seated, drawn, passed)])).toEqual([
    'Ada seats the French lady at b1 and scores 2 points.',
    'Ada draws the British gentleman.',
    'It is Bo’s turn.',
  ]);
  expect(told([turn(5, 1, passed)], { myTurn: true })).toEqual(['Your turn.']);
});

test('of a turn that was drafted here only what came of it is news', () => {
  const played = ['FRf@b1', 'end'];
  expect(told([turn(5, 0, seated, drawn, passed)], { played })).toEqual([
    'Ada draws the British gentleman.',
    'It is Bo’s turn.',
  ]);
  expect(told([turn(5, 1, seated)], { played }), 'the same moves of somebody else').toHaveLength(1);
});

test('lines of chat are told, but for one’s own and those of whoever is muted', () => {
  const said = (person: string) =>
    ({ seq: 7, type: 'said', person, name: person, text: 'Hello', sign: null }) as unknown as Entry;
  expect(told([said('bo'), said('ada'), said('cy')], { muted: new Set(['cy']) })).toHaveLength(1);
});

test('whoever is rung for hears the bell', () => {
  const nudged = (seat: number) => [{ seq: 8, type: 'nudged', seat, by: 1 } as unknown as Entry];
  expect(toldOf(nudged(0), listener(), places, names).ringing).toContain('Bo');
  expect(toldOf(nudged(1), listener(), places, names).ringing).toBeNull();
});
