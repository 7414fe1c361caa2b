import { expect, test } from 'vitest';
import type { Entry } from '../../lib/types';
import { pastTables } from './past_tables';

const seated = { type: 'guest-seated', chair: 'c2' };
const cleared = { type: 'tables-cleared', tables: ['c3', 'd4'], nations: ['FR', 'IT'], left: [] };
const laid = [
  { type: 'table-laid', table: 'c3', nation: 'US' },
  { type: 'table-laid', table: 'd4', nation: 'CN' },
];
const later = { type: 'guest-seated', chair: 'b1' };
const turn = (...events: object[]) => ({ type: 'turn-played', events }) as unknown as Entry;

test('an event before the clearing knows the tables that were cleared', () => {
  const past = pastTables([turn(seated, cleared), turn(...laid), turn(later)], { b2: 'DE', c3: 'US', d4: 'CN' });
  expect(past.get(seated)).toEqual({ b2: 'DE', c3: 'FR', d4: 'IT' });
  expect(past.get(cleared)).toEqual({ b2: 'DE', c3: 'FR', d4: 'IT' });
  expect(past.get(later)).toBeUndefined();
});

test('where nothing was cleared, all is as it is now', () => {
  expect(pastTables([turn(seated), turn(later)], { b2: 'DE' }).size).toBe(0);
});
