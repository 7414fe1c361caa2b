import { expect, test } from 'vitest';
import { floorOf, moved, neighbour, rugsOf, sheetsOf, sitesOf, type Place } from './geometry';

/** A drawing as in the plans of the café: a chair is `o`, bare floor is `.`. */
function floor(drawing: string, bar: readonly string[] = []) {
  const rows = drawing.trim().split('\n');
  return floorOf({ drawing: rows.map((row) => row.trim().split(/ +/)), bar });
}

const names = (places: readonly Place[]) => places.map((place) => place.name);

const CORNER = floor(`
  .  o  .  .
  o  FR o  .
  .  o  FR o
  .  .  o  .
`);

const WITH_BAR = floor(
  `
  .  .  .  .  .  .  .  .  o
  .  .  .  .  2  1  .  .  o
`,
  ['e2', 'f2'],
);

function place(name: string, among = CORNER): Place {
  const found = among.at.get(name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

test('a cell of the drawing is a chair, a table, a space at the bar or bare floor', () => {
  expect(names(CORNER.chairs)).toEqual(['b1', 'a2', 'c2', 'b3', 'd3', 'c4']);
  expect(names(CORNER.tables)).toEqual(['b2', 'c3']);
  expect([CORNER.width, CORNER.height]).toEqual([400, 400]);
  expect(place('b2')).toMatchObject({ sign: 'FR', x: 150, y: 150 });
});

test('a room without a bar has no counter', () => {
  expect(CORNER.counter).toBeNull();
  expect(CORNER.corners).toEqual([]);
});

test('spaces at the bar come in the order of their numbers', () => {
  expect(names(WITH_BAR.bar)).toEqual(['f2', 'e2']);
  expect(WITH_BAR.counter).toEqual({ x: 400, y: 100, width: 200, height: 100 });
});

test('only a wide bare corner beside the bar has room for something', () => {
  expect(WITH_BAR.corners).toEqual([{ x: 0, y: 100, width: 400, height: 100 }]);
});

test('a path is drawn elsewhere by its first point', () => {
  expect(moved('M-26 44h52M1.5 -2z', 100, 200)).toBe('M74 244h52M101.5 198z');
});

test('the arrows go to the nearest place ahead, straight before aslant', () => {
  const { chairs } = CORNER;
  expect(neighbour(place('a2'), 'right', chairs)?.name).toBe('c2');
  expect(neighbour(place('b3'), 'right', chairs)?.name).toBe('d3');
  expect(neighbour(place('b1'), 'down', chairs)?.name).toBe('b3');
  expect(neighbour(place('c4'), 'up', chairs)?.name).toBe('c2');
  expect(neighbour(place('a2'), 'left', chairs)).toBeNull();
});

test('a chair knows its tables, and turns its back away from a single one', () => {
  const sites = sitesOf(CORNER, { c2: ['b2', 'c3'], a2: ['b2'], b1: ['b2'] }, { b2: 'FR' });
  const at = (name: string) => sites.find((site) => site.place.name === name);
  expect(at('c2')).toMatchObject({ tables: ['b2'], nations: ['FR'], back: '' });
  expect(at('a2')?.back).toBe('M6 124v52');
  expect(at('b1')?.back).toBe('M124 6h52');
  expect(at('c4')).toMatchObject({ tables: [], nations: [], back: '' });
});

test('chairs are laid out in sheets, the last of them shorter', () => {
  expect(sheetsOf(CORNER.chairs, 4).map(names)).toEqual([
    ['b1', 'a2', 'c2', 'b3'],
    ['d3', 'c4'],
  ]);
});

test('a rug lies under two tables of a nation that stand side by side', () => {
  const row = floor('FR o FR o GB');
  expect(rugsOf(row, { a1: 'FR', c1: 'FR', e1: 'GB' })).toEqual([{ nation: 'FR', path: 'M50 50L250 50' }]);
  expect(rugsOf(CORNER, { b2: 'FR', c3: 'FR' })).toEqual([]);
});
