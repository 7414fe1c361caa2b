import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake_storage';
import { PRESETS } from './options_table';
import type { TableForm as Form } from './table_form.svelte';
import type { Edition } from './types';

let TableForm: typeof Form;

beforeEach(async () => {
  fakeStorage();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
  ({ TableForm } = await import('./table_form.svelte'));
});
afterEach(() => vi.unstubAllGlobals());

const form = (edition: Edition = 'board', players = 3, bot = '') => new TableForm({ edition, players, bot });

test('a table begins as it was chosen on the start page: oneself, and computers, by the rulebook', () => {
  const { edition, seats, options, clock, listed, start } = form('card', 5, 'tobi').request();
  expect({ edition, options, listed, start }).toEqual({ edition: 'card', options: {}, listed: false, start: true });
  expect(seats.map(({ kind, bot }) => bot ?? kind)).toEqual(['device', 'tobi', 'tobi', 'tobi', 'tobi']);
  expect(clock?.kind).toBe('none');
  expect(form('board', 5).request().seats).toHaveLength(4);
});

test.each([
  ['board', PRESETS.board],
  ['card', PRESETS.card],
] as const)('every preset of the %s game sets its options and clock, and nothing is changed', (edition, presets) => {
  const table = form(edition);
  for (const preset of presets) {
    table.use(preset.name);
    expect(table.options()).toEqual(preset.options);
    expect(table.clock()).toEqual(preset.clock);
    expect(table.changed).toBe(false);
  }
});

test('what differs from the preset is a change, until it is put back', () => {
  const table = form();
  table.use('everything');
  table.numbers.birthday = 40;
  expect(table.changed).toBe(true);
  table.use('everything');
  expect(table.changed).toBe(false);
  table.clockKind = 'days';
  expect(table.changed).toBe(true);
  table.clockKind = 'none';
  expect(table.changed).toBe(false);
});

test('another wait for whoever is gone is a change, where somebody is waited for', () => {
  const table = form();
  table.absence = 300;
  expect(table.changed).toBe(false);
  table.setOthers('open');
  expect(table.changed).toBe(true);
  table.use(table.preset);
  expect([table.changed, table.absence]).toEqual([false, null]);
});

test('whoever plays with people is told from whoever plays with bots, and who has no name yet', () => {
  const table = form('board', 3);
  expect([table.withPeople, table.nameless]).toEqual([false, []]);
  table.seats[2]!.kind = 'device';
  expect([table.withPeople, table.nameless]).toEqual([true, [2]]);
  table.seats[2]!.name = 'Bo';
  expect([table.withPeople, table.nameless]).toEqual([true, []]);
});

test('a preset that the other game has not gives way to the rulebook', () => {
  const table = form();
  table.use('family');
  table.setEdition('card');
  expect([table.preset, table.changed]).toEqual(['rulebook', false]);
  table.use('everything');
  table.setEdition('board');
  expect(table.options()).toEqual(PRESETS.board.find(({ name }) => name === 'everything')!.options);
});

test('what was changed stays changed in the other game', () => {
  const table = form('card');
  table.chosen.clubs = 'on';
  table.setEdition('board');
  expect(table.options()).toEqual({ clubs: 'on' });
});

test('a table is listed only where others may come, and only on request', () => {
  const table = form();
  table.listed = table.severalSeats = true;
  expect(table.request()).toMatchObject({ listed: false, several_seats: false, start: true });
  table.setOthers('open');
  expect(table.request()).toMatchObject({ listed: true, several_seats: true, start: false });
});

test('a table with others waits for whoever is gone as long as its host says', () => {
  const table = form();
  table.absence = 0;
  expect(table.request().absence_s).toBeNull();
  table.setOthers('open');
  expect(table.request().absence_s).toBe(0);
  expect(table.usualAbsence).toBe(60);
  table.clockKind = 'days';
  expect(table.usualAbsence).toBe(172_800);
});

test('all others are chosen at once, and another seat is like the last one', () => {
  const table = form('board', 2);
  table.setOthers('device');
  table.setPlayers(4);
  expect(table.shown.map(({ kind }) => kind)).toEqual(['device', 'device', 'device', 'device']);
  expect(table.others).toBe('device');
  table.seats[1]!.kind = 'open';
  expect(table.others).toBeNull();
});

test('in the other game, opponents are as strong as they were', () => {
  const table = form('board', 3, 'hedwig');
  table.seats[2]!.bot = 'leonora';
  table.setEdition('card');
  table.setPlayers(4);
  expect(table.request().seats.slice(1)).toEqual([
    { kind: 'bot', bot: 'sancho' },
    { kind: 'bot', bot: 'magnus' },
    { kind: 'bot', bot: 'magnus' },
  ]);
});

test('people on this device have names, and whoever has none is not named', () => {
  const table = form('board', 3);
  table.setOthers('device');
  table.seats[1]!.name = ' Bo ';
  expect(table.request().seats).toEqual([{ kind: 'device' }, { kind: 'device', name: 'Bo' }, { kind: 'device' }]);
});

test('a drawing of one’s own is sent row by row', () => {
  const table = form();
  table.chosen.plan = 'own';
  table.drawing = ' o DE o \n\n. o .';
  expect(table.options()).toEqual({ plan: 'own:o,DE,o/.,o,.' });
  expect(table.changed).toBe(true);
});
