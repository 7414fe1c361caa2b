/** The floor plan's drawing as places on a sheet of paper: cells of 100 units, named like `k13`. */

export const CELL = 100;

export type PlaceKind = 'chair' | 'table' | 'bar';

export interface Place {
  readonly name: string;
  readonly kind: PlaceKind;
  /** `RU`, or the number of a bar space or table card. */
  readonly sign: string;
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Floor {
  readonly width: number;
  readonly height: number;
  readonly chairs: readonly Place[];
  readonly tables: readonly Place[];
  readonly bar: readonly Place[];
  readonly counter: Area | null;
  readonly corners: readonly Area[];
  readonly at: ReadonlyMap<string, Place>;
}

interface Drawn {
  readonly drawing: readonly (readonly string[])[];
  readonly bar: readonly string[];
}

export function floorOf(plan: Drawn): Floor {
  const places = plan.drawing.flatMap((cells, row) =>
    cells.flatMap((sign, column) => (sign === '.' ? [] : [placeOf(sign, column, row, plan.bar)])),
  );
  const of = (kind: PlaceKind) => places.filter((place) => place.kind === kind);
  const bar = of('bar').sort((a, b) => Number(a.sign) - Number(b.sign));
  return {
    width: CELL * Math.max(...plan.drawing.map((cells) => cells.length)),
    height: CELL * plan.drawing.length,
    chairs: of('chair'),
    tables: of('table'),
    bar,
    counter: bar.length ? around(bar) : null,
    corners: bar.length ? besideTheBar(plan.drawing, bar) : [],
    at: new Map(places.map((place) => [place.name, place])),
  };
}

function placeOf(sign: string, column: number, row: number, bar: readonly string[]): Place {
  const name = String.fromCharCode(97 + column) + (row + 1);
  const kind = sign === 'o' ? 'chair' : bar.includes(name) ? 'bar' : 'table';
  return { name, kind, sign, column, row, x: CELL * (column + 0.5), y: CELL * (row + 0.5) };
}

function around(places: readonly Place[]): Area {
  const [left, top] = [Math.min(...places.map((p) => p.column)), Math.min(...places.map((p) => p.row))];
  const [right, bottom] = [Math.max(...places.map((p) => p.column)), Math.max(...places.map((p) => p.row))];
  return {
    x: CELL * left,
    y: CELL * top,
    width: CELL * (right - left + 1),
    height: CELL * (bottom - top + 1),
  };
}

/** The bare floor to the left and right of the bar, where it is wide enough to stand something on. */
function besideTheBar(drawing: readonly (readonly string[])[], bar: readonly Place[]): Area[] {
  const { x, y, width, height } = around(bar);
  const rows = drawing.slice(y / CELL, (y + height) / CELL);
  const left = x / CELL;
  const right = (x + width) / CELL;
  const isBare = (from: number, to: number) => rows.every((row) => row.slice(from, to).every((sign) => sign === '.'));
  const columns = drawing[0]?.length ?? 0;
  const areas: Area[] = [];
  if (left >= 4 && isBare(0, left)) areas.push({ x: 0, y, width: x, height });
  if (columns - right >= 4 && isBare(right, columns))
    areas.push({ x: x + width, y, width: CELL * (columns - right), height });
  return areas;
}

/**
 * A path whose commands are relative, drawn elsewhere. What stands in the room has its coordinates and no transform of
 * its own: the browser then paints the whole room in one piece.
 */
export function moved(path: string, x: number, y: number): string {
  return path.replace(/M(-?[\d.]+) ?(-?[\d.]+)/g, (_, left, top) => `M${x + Number(left)} ${y + Number(top)}`);
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const STEPS: Record<Direction, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The nearest of the places in a direction; straight ahead counts more than aslant. */
export function neighbour(from: Place, direction: Direction, among: readonly Place[]): Place | null {
  const [dx, dy] = STEPS[direction];
  let best: Place | null = null;
  let least = Infinity;
  for (const place of among) {
    const ahead = (place.column - from.column) * dx + (place.row - from.row) * dy;
    const aside = Math.abs((place.column - from.column) * dy) + Math.abs((place.row - from.row) * dx);
    const distance = ahead + 2 * aside;
    if (ahead > 0 && distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** A chair with all that follows from where it stands. */
export interface Site {
  readonly place: Place;
  readonly tables: readonly string[];
  readonly nations: readonly string[];
  /** The path of its backrest. */
  readonly back: string;
}

export function sitesOf(
  floor: Floor,
  tablesAt: Readonly<Record<string, readonly string[]>>,
  nations: Readonly<Record<string, string>>,
): Site[] {
  return floor.chairs.map((place) => {
    const near = tablesAt[place.name] ?? [];
    const tables = near.filter((table) => table in nations);
    return { place, tables, nations: tables.map((table) => nations[table] ?? ''), back: backOf(place, near, floor) };
  });
}

/** The backrest of a chair that stands at one table only, on the far side of it. */
function backOf(chair: Place, tables: readonly string[], floor: Floor): string {
  const table = tables.length === 1 ? floor.at.get(tables[0] ?? '') : undefined;
  if (!table) return '';
  const [dx, dy] = [chair.column - table.column, chair.row - table.row];
  return moved(dx === 0 ? `M-26 ${44 * dy}h52` : `M${44 * dx} -26v52`, chair.x, chair.y);
}

/** Places in groups of so many, as they come. */
export function sheetsOf<Item>(places: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(places.length / size) }, (_, at) => places.slice(at * size, (at + 1) * size));
}

export interface Rug {
  readonly nation: string;
  readonly path: string;
}

/** A rug under each pair of a nation's tables that stand side by side. */
export function rugsOf(floor: Floor, tables: Readonly<Record<string, string>>): Rug[] {
  const rugs: Rug[] = [];
  for (const [index, table] of floor.tables.entries()) {
    for (const other of floor.tables.slice(index + 1)) {
      const nation = tables[table.name];
      const steps = Math.abs(table.column - other.column) + Math.abs(table.row - other.row);
      const straight = table.column === other.column || table.row === other.row;
      if (nation && nation === tables[other.name] && straight && steps === 2) {
        rugs.push({ nation, path: `M${table.x} ${table.y}L${other.x} ${other.y}` });
      }
    }
  }
  return rugs;
}

/** The nations that a board's drawing has at its tables. */
export function nationsOf(plan: Drawn): Record<string, string> {
  return Object.fromEntries(floorOf(plan).tables.map((table) => [table.name, table.sign]));
}
