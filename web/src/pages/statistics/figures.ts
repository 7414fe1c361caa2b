/** What is drawn of one's games, and what a table of them says. */

import { csvText } from '../../lib/files';
import { botName, editionTitle } from '../../lib/labels.svelte';
import type { Edition, Mean, PlayedGame } from '../../lib/types';
import { list, number, t } from '../../lib/words.svelte';

/** So many games make up the line through the points. */
export const LATEST = 10;

/** The results of one game of the two, the oldest first. */
export function historyOf(games: readonly PlayedGame[], edition: Edition): PlayedGame[] {
  const results = games.filter((game) => game.kind === 'result' && game.edition === edition);
  return results.sort((one, other) => one.over_at - other.over_at || (one.match < other.match ? -1 : 1));
}

/** At every place the mean of it and of those before it, at most so many. */
export function runningMeans(values: readonly number[], most = LATEST): number[] {
  return values.map((_, at) => mean(values.slice(Math.max(0, at + 1 - most), at + 1)));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Round numbers between two, five or six of them. */
export function ticks(from: number, to: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((size) => (to - from) / size <= 5) ?? 500;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Thousandths of all as a percentage. */
export function percent(thousandths: number): string {
  return number(thousandths / 1000, { style: 'percent' });
}

/** Thousandths of a point, with their sign. */
export function points(thousandths: number): string {
  return number(thousandths / 1000, { signDisplay: 'exceptZero', maximumFractionDigits: 1, minimumFractionDigits: 1 });
}

/** Hundred-thousandths of a win as a percentage. */
export function lostWin(value: number): string {
  return number(value / 100_000, { style: 'percent', maximumFractionDigits: 2 });
}

export function accuracy(tenths: number): string {
  return number(tenths / 10, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
}

/** The interval of a mean, if there are enough games for one. */
export function interval({ low, high }: Mean, write: (value: number) => string): string {
  return low === null || high === null ? '' : t('statistics-interval', { low: write(low), high: write(high) });
}

/** A bot by its name; the café does not keep who people were. */
export function opponentName(bot: string): string {
  return bot === '' ? t('statistics-people') : botName(bot);
}

/** Against whom a game was: every bot, and people once. */
export function against({ opponents }: PlayedGame): string {
  return list([...new Set(opponents.map(({ bot }) => opponentName(bot)))]);
}

/** What has to be known about a game beside its result. */
export function remarks(game: PlayedGame): string[] {
  const said = game.kind === 'result' ? [] : [`statistics-${game.kind}`];
  if (game.gave_up) said.push('statistics-gave-up');
  else if (game.bot_for_you) said.push('statistics-bot-for-you');
  if (game.bot_for_others) said.push('statistics-bot-for-others');
  return said.map((id) => t(id));
}

const COLUMNS = [
  'date',
  'game',
  'size',
  'against',
  'place',
  'points',
  'margin',
  'notes',
  'accuracy',
  'lost-win',
  'luck',
  'replay',
];

/** Every game as a row for spreadsheets: plain numbers, and no cell that is a formula. */
export function gamesCsv(games: readonly PlayedGame[], origin: string): string {
  const rows = games.map((game) => [
    new Date(game.over_at).toISOString(),
    editionTitle(game.edition),
    String(game.players),
    against(game),
    String(game.place),
    String(game.points),
    String(game.margin),
    remarks(game).join(', '),
    game.review ? String(game.review.accuracy / 10) : '',
    game.review ? String(game.review.lost_win / 1000) : '',
    game.review ? String(game.review.luck / 1000) : '',
    `${origin}/match/${game.match}/replay`,
  ]);
  return csvText([COLUMNS.map((name) => t(`statistics-column-${name}`)), ...rows]);
}
