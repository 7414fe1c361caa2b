// How the fields of a fact fill its message: see cafe/words/facts.py. JSON has lost the types, so a field's name tells.

import type { Language } from './constants';
import { formsOf, has, listed, write, type Arguments } from './fluent';
import { isJoker, sexOf } from './notation';

/** An objection, an event, an entry, a move: anything with a type that names its message. */
export type Fact = { type: string } | { type: string; [field: string]: unknown };
/** The players' names by seat; empty where somebody has none. */
export type Names = readonly string[] | null | undefined;

/** Each form of a name, such as `_at`; the name by itself as ``. */
export type Forms = (readonly [string, string])[];

/** Chairs and tables by name, where somebody has named them. */
export interface PlaceWords {
  of(kind: 'chair' | 'table', cell: string, language: Language): Forms;
  /** A table that is told with its nation. */
  ofTable(cell: string, nation: string, language: Language): Forms;
}

/** In which words: the language, the players' names, and those of chairs and tables; without any, cells are said. */
export interface Voice {
  readonly language: Language;
  readonly names?: Names;
  readonly places?: PlaceWords | undefined;
}

type Fields = Record<string, unknown>;

const MINUS = '\u2212';
const NAMED: Record<string, (code: string) => string> = {
  guest: guestId,
  by: guestId,
  joker: guestId,
  guests: guestId,
  nation: (code) => `nation-${code}`,
  nations: (code) => `nation-${code}`,
  wanted: (code) => `sex-${code}`,
  sex: (code) => `sex-${code}`,
  reason: (code) => `end-${code}`,
  edition: (code) => `edition-${code}`,
  stage: (code) => `stage-${code}`,
};
const GUESTS = new Set(['guest', 'by', 'joker', 'guests']);
const TABLES = new Set(['tables', 'one_nation']);
const ITEMS: Record<string, string> = { receipt: 'line', party: 'seat', steps: 'seat' };

const ENDINGS = [
  ['and', ''],
  ['or', '_or'],
] as const;

const written = new Map<string, Forms>();

export function sayFact({ type, ...fields }: Fact, voice: Voice): string {
  return fill(type, fields, voice);
}

export function fill(id: string, fields: Fields, voice: Voice): string {
  return write(id, voice.language, spreadAll(fields, voice));
}

export function guestId(code: string): string {
  return `guest-${isJoker(code) ? `joker-${sexOf(code)}` : code}`;
}

/** `+3`, `−4` or `0`. */
export function signed(value: number): string {
  return value === 0 ? '0' : `${value > 0 ? '+' : MINUS}${Math.abs(value)}`;
}

/** The name of a seat: its player's, or `Player 3`. */
export function playerOf(seat: number, { language, names }: Voice): string {
  return names?.[seat] || write('player-name', language, { number: seat + 1 });
}

function spreadAll(fields: Fields, voice: Voice): Arguments {
  const filled: Arguments = {};
  for (const [name, value] of Object.entries(fields)) Object.assign(filled, spread(name, value, voice));
  const { table, nation, tables, nations } = fields;
  if (typeof table === 'string' && typeof nation === 'string') Object.assign(filled, placeForms(table, nation, voice));
  if (Array.isArray(tables) && Array.isArray(nations)) {
    const places = tables.map((one, index) => placeForms(String(one), String(nations[index]), voice).place);
    filled.places = listed(places.map(String), 'and', voice.language);
  }
  if (typeof fields.seat === 'number' && fields.player === undefined) filled.player = playerOf(fields.seat, voice);
  if (typeof fields.first === 'number') filled.first_name = playerOf(fields.first, voice);
  return filled;
}

/** What one field gives to its message. */
function spread(name: string, value: unknown, voice: Voice, key = name): Arguments {
  if (value === null || value === undefined) return { [key]: 'none' };
  if (typeof value === 'boolean') return { [key]: value ? 'yes' : 'no' };
  if (typeof value === 'number') return name === 'player' ? { [key]: playerOf(value, voice) } : numbered(key, value);
  if (typeof value === 'string') return worded(name, value, voice, key);
  if (Array.isArray(value)) return several(name, value as unknown[], voice, key);
  const item = `${ITEMS[name] ?? (value as { type?: string }).type ?? name}.item`;
  return { [key]: fill(item, value as Fields, voice) };
}

function worded(name: string, value: string, voice: Voice, key: string): Arguments {
  if (name === 'chair' || name === 'table') {
    const { places, language } = voice;
    const forms = places?.of(name, value, language) ?? formsOf(`cell-${name}`, language, { cell: value });
    return { ...keyed(key, forms), [`${key}_known`]: places ? 'yes' : 'no', [key]: value };
  }
  const source = NAMED[name]?.(value);
  if (source === undefined || !has(source, voice.language)) return { [key]: value };
  const code: Arguments = GUESTS.has(name) ? { [`${key}_sex`]: sexOf(value) } : { [`${key}_code`]: value };
  return { ...code, ...keyed(key, formsOfName(source, voice.language)) };
}

/** A name takes no arguments, so it is written once. */
function formsOfName(source: string, chosen: Language): Forms {
  const place = `${chosen} ${source}`;
  let forms = written.get(place);
  if (!forms) written.set(place, (forms = formsOf(source, chosen)));
  return forms;
}

function keyed(key: string, forms: Forms): Arguments {
  return Object.fromEntries(forms.map(([form, said]) => [key + form, said]));
}

function placeForms(table: string, nation: string, voice: Voice): Arguments {
  const { places, language } = voice;
  if (places) return keyed('place', places.ofTable(table, nation, language));
  const args = { table, ...keyed('nation', formsOfName(`nation-${nation}`, language)) };
  return keyed('place', formsOf('place', language, args));
}

function numbered(key: string, value: number): Arguments {
  const sign = value > 0 ? 'plus' : value < 0 ? 'minus' : 'zero';
  return {
    [key]: value,
    [`${key}_amount`]: Math.abs(value),
    [`${key}_signed`]: signed(value),
    [`${key}_sign`]: sign,
  };
}

/** Several of a kind, each named once; how many they are when nobody can list them. */
function several(name: string, values: unknown[], voice: Voice, key: string): Arguments {
  const filled: Arguments = { [`${key}_count`]: values.length };
  if (values.some((value) => Array.isArray(value))) return filled;
  const each = values.map((value) => spread(name, value, voice, 'x'));
  for (const form of Object.keys(each[0] ?? { x: '' })) {
    const distinct = [...new Set(each.map((filling) => String(filling[form])))];
    filled[key + form.slice(1)] = listed(distinct, 'and', voice.language);
    filled[`${key}${form.slice(1)}_or`] = listed(distinct, 'or', voice.language);
  }
  return TABLES.has(name) ? { ...filled, ...tablesOf(values.map(String), voice, key) } : filled;
}

/** Where several tables are: `$tables_at`, `$tables_at_or` and the like. */
function tablesOf(tables: readonly string[], { places, language }: Voice, key: string): Arguments {
  const each = tables.map((table) => new Map(places?.of('table', table, language)));
  const filled: Arguments = {};
  for (const [word, ending] of ENDINGS) {
    const cells = { cells: listed(tables, word, language), count: tables.length };
    const forms = places ? listsOf(each, word, language) : formsOf('cell-tables', language, cells);
    for (const [form, said] of forms) if (form !== '') filled[key + form + ending] = said;
  }
  return filled;
}

/** Names in a list; only the first of them begins a sentence. */
function listsOf(each: readonly Map<string, string>[], word: 'and' | 'or', chosen: Language): Forms {
  return [...(each[0]?.keys() ?? [])].map((form) => {
    const later = form === '_start' ? '' : form === '_atstart' ? '_at' : form;
    return [
      form,
      listed(
        each.map((forms, at) => forms.get(at === 0 ? form : later) ?? ''),
        word,
        chosen,
      ),
    ];
  });
}
