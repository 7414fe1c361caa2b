/** The plans of both games as the server sends them, read from the drawings of the rules. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '../lib/types';

const DRAWINGS = join(import.meta.dirname, '../../../src/cafe/rules/plans');

export function planOf(name: 'card' | 'corners' | 'ring'): Plan {
  const drawing = readFileSync(join(DRAWINGS, `${name}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const cell = (column: number, row: number) => String.fromCharCode(97 + column) + (row + 1);
  const signs = drawing.flatMap((cells, row) => cells.map((sign, column) => ({ sign, column, row })));
  const isTable = (sign: string) => (name === 'card' ? /^\d+$/ : /^[A-Z]{2}$/).test(sign);
  const beside = (column: number, row: number, wanted: (sign: string) => boolean) =>
    [
      [column, row - 1],
      [column - 1, row],
      [column + 1, row],
      [column, row + 1],
    ].flatMap(([x, y]) => (wanted(drawing[y!]?.[x!] ?? '.') ? [cell(x!, y!)] : []));
  const around = (wanted: (sign: string) => boolean, near: (sign: string) => boolean) =>
    Object.fromEntries(
      signs.filter(({ sign }) => wanted(sign)).map(({ column, row }) => [cell(column, row), beside(column, row, near)]),
    );
  const isChair = (sign: string) => sign === 'o';
  return {
    name,
    drawing,
    tables: around(isTable, isChair),
    chairs: around(isChair, isTable),
    bar: [],
    prices: [],
  };
}

/** Whose table stands where, as a board's drawing says. */
export function nationsOn({ drawing }: Plan): Record<string, string> {
  return Object.fromEntries(
    drawing.flatMap((cells, row) =>
      cells.flatMap((sign, column) =>
        /^[A-Z]{2}$/.test(sign) ? [[String.fromCharCode(97 + column) + (row + 1), sign]] : [],
      ),
    ),
  );
}
