import { beforeAll, expect, test } from 'vitest';
import { fetchRules, fetchWords } from '../../lib/words.svelte';
import { playedGame } from '../../testing/statistics';
import { against, gamesCsv, historyOf, interval, percent, remarks, runningMeans, ticks } from './figures';

beforeAll(async () => {
  await fetchWords('en');
  await fetchRules('en');
});

test('the history of a game has its results, the oldest first', () => {
  const games = [
    playedGame({ match: 'c', over_at: 3 }),
    playedGame({ match: 'b', over_at: 2, kind: 'imported' }),
    playedGame({ match: 'a', over_at: 1 }),
    playedGame({ match: 'k', over_at: 1, edition: 'card' }),
  ];
  expect(historyOf(games, 'board').map(({ match }) => match)).toEqual(['a', 'c']);
  expect(historyOf(games, 'card').map(({ match }) => match)).toEqual(['k']);
});

test('the line is the mean of the latest games, of all while there are few', () => {
  expect(runningMeans([2, 4, 6, 8], 3)).toEqual([2, 3, 4, 6]);
  expect(runningMeans([])).toEqual([]);
});

test.each([
  [0, 1, [0, 1]],
  [-4, 12, [0, 5, 10]],
  [0, 180, [0, 50, 100, 150]],
  [0, 5000, [0, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000]],
])('from %i to %i there are round numbers', (from, to, found) => {
  expect(ticks(from, to)).toEqual(found);
});

test('an interval is told where there is one', () => {
  expect(interval({ value: 500, low: 237, high: 763 }, percent)).toBe('24% to 76%');
  expect(interval({ value: 500, low: null, high: null }, percent)).toBe('');
});

test('people are one opponent, and the same bot twice is one, too', () => {
  const opponents = ['', 'leonora', '', 'leonora'].map((bot) => ({ bot, place: 2, points: 1 }));
  expect(against(playedGame({ opponents }))).toBe('People and Leonora');
});

test('what is no plain result says why', () => {
  expect(remarks(playedGame())).toEqual([]);
  expect(remarks(playedGame({ kind: 'several-seats' }))).toEqual(['several seats, one device']);
  expect(remarks(playedGame({ gave_up: true, bot_for_you: true }))).toEqual(['you gave up']);
  expect(remarks(playedGame({ bot_for_you: true, bot_for_others: true }))).toEqual([
    'a bot played for you',
    'a bot played for somebody else',
  ]);
});

test('every game is a row of plain numbers', () => {
  const review = { decisions: 20, lost_win: 1_500, accuracy: 869, luck: -4_250 };
  const [head, row] = gamesCsv([playedGame({ margin: -3, review })], 'https://cafe.example').split('\r\n');
  expect(head?.split(',').length).toBe(12);
  expect(row).toBe(
    '2023-11-14T22:13:20.000Z,Board game,2,Leonora,1,100,-3,,86.9,1.5,-4.25,https://cafe.example/match/rM4x9c/replay',
  );
});

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['@cmd', "'@cmd"],
  ['-2+3', "'-2+3"],
])('a program called %s can do no harm in a spreadsheet', (bot, written) => {
  const row = gamesCsv([playedGame({ opponents: [{ bot, place: 2, points: 1 }] })], '').split('\r\n')[1];
  expect(row).toContain(`,2,${written},`);
});
