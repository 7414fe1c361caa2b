import { describe, expect, test } from 'vitest';
import { RULE_IDS } from '../../lib/constants';
import { isJoker, isLady, nationOf } from '../../lib/notation';
import { floorOf } from '../floor/geometry';
import { cellsOf, RULE_SKETCHES, SUMMARY_SKETCHES, type Sketch } from './sketches';

const NEIGHBOURS = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

const summaries: [string, Sketch][] = Object.entries(SUMMARY_SKETCHES).flatMap(([edition, sketches]) =>
  Object.entries(sketches).map(([part, sketch]) => [`${edition} ${part}`, sketch] as [string, Sketch]),
);
const all: [string, Sketch][] = [...Object.entries(RULE_SKETCHES), ...summaries];

function floor(sketch: Sketch) {
  return floorOf({ drawing: cellsOf(sketch.drawing), bar: [] });
}

/** The chairs of each table, by where it stands. */
function companies(sketch: Sketch): { nation: string; guests: string[] }[] {
  const { tables, chairs } = floor(sketch);
  return tables.map((table) => ({
    nation: table.sign,
    guests: chairs
      .filter(({ column, row }) =>
        NEIGHBOURS.some(([dx, dy]) => table.column + dx === column && table.row + dy === row),
      )
      .flatMap(({ name }) => sketch.seated?.[name] ?? []),
  }));
}

test('every sketched rule is a rule', () => {
  expect(Object.keys(RULE_SKETCHES).filter((id) => !RULE_IDS.includes(id))).toEqual([]);
});

describe.each(all)('the sketch of %s', (name, sketch) => {
  test('speaks only of chairs that it has', () => {
    const chairs = new Set(floor(sketch).chairs.map((place) => place.name));
    const named = [...Object.keys(sketch.seated ?? {}), ...Object.keys(sketch.badges ?? {}), ...(sketch.refused ?? [])];
    expect([...named, ...(sketch.leaving ?? [])].filter((chair) => !chairs.has(chair))).toEqual([]);
  });

  test('says what guests in hand cost only of those who are there', () => {
    expect(sketch.costs?.length ?? 0).toBeLessThanOrEqual(sketch.hand?.length ?? 0);
    const tables = floor(sketch).tables.map((place) => place.name);
    expect((sketch.birthday ?? []).filter((table) => !tables.includes(table))).toEqual([]);
  });

  test('shows a company as the rules have it, but for what it calls refused', () => {
    if (name === 'E3' || name === 'V2') return; // unbalanced is what they speak of
    for (const { guests } of companies(sketch)) {
      const ladies = guests.filter(isLady).length;
      expect(Math.abs(2 * ladies - guests.length), guests.join(' ')).toBeLessThan(2);
    }
  });

  test('seats nobody far from a table of their nation', () => {
    const home = new Set(companies(sketch).map(({ nation }) => nation));
    const strangers = Object.values(sketch.seated ?? {}).filter(
      (one) => !isJoker(one) && !home.has(nationOf(one) ?? ''),
    );
    expect(strangers).toEqual([]);
  });
});
