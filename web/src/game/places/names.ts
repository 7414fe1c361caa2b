/**
 * What chairs and tables are called by the nations around them: “the left German table”, “the chair between France and
 * the USA”. From a plan and whose table stands where; the words for it stand in places.ftl.
 */

import type { Plan } from '../../lib/types';

export type Side = 'left' | 'right' | 'upper' | 'lower' | 'middle';
export type Spot = 'upper-left' | 'upper-right' | 'middle' | 'lower-left' | 'lower-right';

export interface TableName {
  readonly nation: string;
  /** Which of the nation's tables; null where it has one. */
  readonly side: Side | null;
}

/** A nation beside a chair, with one of its tables or with both. */
export interface Neighbour {
  readonly nation: string;
  readonly both: boolean;
}

export type ChairName =
  | { readonly kind: 'between'; readonly neighbours: readonly Neighbour[]; readonly side: Side | null }
  | { readonly kind: 'at'; readonly table: TableName; readonly side: Side };

/** Names that no two chairs and no two tables share; null where a place has none but its cell. */
export interface PlaceNames {
  chair(cell: string): ChairName | null;
  table(cell: string): TableName | null;
  /** Where a table is laid. */
  spot(cell: string): Spot | null;
}

type Drawn = Pick<Plan, 'drawing' | 'tables' | 'chairs'>;
type Nations = Readonly<Record<string, string>>;
type Point = readonly [column: number, row: number];

export function namesOf(plan: Drawn, nations: Nations): PlaceNames {
  const centre: Point = [
    (Math.max(...plan.drawing.map((cells) => cells.length)) - 1) / 2,
    (plan.drawing.length - 1) / 2,
  ];
  const tables = tableNames(plan, nations, centre);
  const chairs = chairNames(plan, nations, tables, centre);
  return {
    chair: (cell) => chairs.get(cell) ?? null,
    table: (cell) => tables.get(cell) ?? null,
    spot: (cell) => spotOf(cell, centre),
  };
}

function tableNames(plan: Drawn, nations: Nations, centre: Point): Map<string, TableName> {
  const laid = Object.keys(plan.tables).filter((table) => nations[table]);
  const names = new Map<string, TableName>();
  for (const group of grouped(laid, (table) => nations[table]!)) {
    const sides = sidesOf(group, centre);
    for (const table of group)
      if (sides.has(table)) names.set(table, { nation: nations[table]!, side: sides.get(table)! });
  }
  return names;
}

function chairNames(plan: Drawn, nations: Nations, tables: Map<string, TableName>, centre: Point) {
  const names = new Map<string, ChairName>();
  const laidAt = (chair: string) => (plan.chairs[chair] ?? []).filter((table) => nations[table]);
  for (const chair of Object.keys(plan.chairs)) {
    const [only, ...others] = laidAt(chair);
    const table = only !== undefined && others.length === 0 ? tables.get(only) : undefined;
    if (table) names.set(chair, { kind: 'at', table, side: direction(pointOf(only!), pointOf(chair)) });
  }
  const shared = Object.keys(plan.chairs).filter((chair) => laidAt(chair).length > 1);
  const around = (chair: string) => laidAt(chair).map((table) => nations[table]!);
  for (const group of grouped(shared, (chair) => around(chair).sort().join())) {
    const sides = sidesOf(group, centre);
    for (const chair of group) {
      const side = sides.get(chair);
      if (side !== undefined) names.set(chair, { kind: 'between', neighbours: neighboursOf(around(chair)), side });
    }
  }
  return names;
}

function neighboursOf(nations: readonly string[]): Neighbour[] {
  return [...new Set(nations)].map((nation) => ({
    nation,
    both: nations.filter((other) => other === nation).length > 1,
  }));
}

/** What tells places of the same name apart; nothing for one alone, and no entry where sides do not tell. */
function sidesOf(cells: readonly string[], centre: Point): Map<string, Side | null> {
  if (cells.length === 1) return new Map([[cells[0]!, null]]);
  const points = cells.map(pointOf);
  const mean: Point = [average(points.map(([column]) => column)), average(points.map(([, row]) => row))];
  const sides = points.map((point) => (isSame(point, centre) ? 'middle' : direction(mean, point)));
  const known = cells.map((cell, index) => [cell, sides[index]!] as const);
  return new Map(known.filter(([, side]) => sides.filter((other) => other === side).length === 1));
}

/** Where a place is, seen from another; aslant counts as beside. */
function direction([fromColumn, fromRow]: Point, [column, row]: Point): Side {
  const [dx, dy] = [column - fromColumn, row - fromRow];
  if (dx === 0 && dy === 0) return 'middle';
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'upper' : 'lower';
}

function spotOf(cell: string, centre: Point): Spot | null {
  const [column, row] = pointOf(cell);
  if (isSame([column, row], centre)) return 'middle';
  if (column === centre[0] || row === centre[1]) return null;
  return `${row < centre[1] ? 'upper' : 'lower'}-${column < centre[0] ? 'left' : 'right'}`;
}

function pointOf(cell: string): Point {
  return [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
}

function isSame(one: Point, other: Point): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function grouped(cells: readonly string[], keyOf: (cell: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const cell of cells) groups.set(keyOf(cell), [...(groups.get(keyOf(cell)) ?? []), cell]);
  return [...groups.values()];
}
