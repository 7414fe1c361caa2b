// Every sentence a person reads. The same Fluent files as Python's cafe.words, filled in the same way.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import loaders from 'words:loaders';
import { LANGUAGE_NAMES, type Language } from './constants';
import { isJoker, sexOf } from './notation';
import { deviceStorage } from './storage';

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
/** An objection, an event, an entry, a move: anything with a type that names its message. */
export type Fact = { type: string } | { type: string; [field: string]: unknown };
export type { Language };
export type Names = readonly string[] | null | undefined;
export interface Rule {
  id: string;
  title: string;
  text: string;
}

type Arguments = Record<string, FluentVariable>;

const MINUS = '\u2212';
const STORAGE_KEY = 'cafe:language';

const bundles = new Map<Language, FluentBundle>();
const loading = new Map<string, Promise<void>>();
const written = new Map<string, readonly (readonly [string, string])[]>();

class Speech {
  /** The language in use; its words are there. */
  current = $state<Language>('en');
  /** Grows whenever words arrive, so that what was said is said anew. */
  arrived = $state(0);
}

const speech = new Speech();

export const language = {
  get current(): Language {
    return speech.current;
  },
};

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** The language remembered, else the first of the browser's that we speak. */
export function preferredLanguage(): Language {
  const stored = deviceStorage.readText(STORAGE_KEY);
  if (isLanguage(stored)) return stored;
  const spoken = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? 'en';
}

/** Speak this language from now on, once its words are there. */
export async function speak(chosen: Language, { remember = true } = {}): Promise<void> {
  await fetchWords(chosen);
  speech.current = chosen;
  document.documentElement.lang = chosen;
  if (remember) deviceStorage.writeText(STORAGE_KEY, chosen);
  void load(chosen, 'rules');
}

/** Words of one language; the long texts of the rules come after the first picture. */
export function fetchWords(chosen: Language): Promise<void> {
  return load(chosen, 'most');
}

/** Wait for the texts of the rules too. */
export function fetchRules(chosen: Language = speech.current): Promise<void> {
  return load(chosen, 'rules');
}

/** A message by its id, or an attribute by `id.attribute`. */
export function t(id: string, args: Record<string, unknown> = {}, names?: Names): string {
  void speech.arrived;
  return text(id, speech.current, args, names);
}

/** Whether there is such a message in the language in use. */
export function has(id: string): boolean {
  void speech.arrived;
  return pattern(speech.current, id) !== null;
}

/** A fact as a sentence: its type names its message, its fields fill it. */
export function say(fact: Fact, names?: Names): string {
  void speech.arrived;
  return sayIn(speech.current, fact, names);
}

export function sayIn(chosen: Language, fact: Fact, names?: Names): string {
  const { type, ...fields } = fact;
  return write(type, chosen, spreadAll(fields, chosen, names));
}

export function text(id: string, chosen: Language, args: Record<string, unknown> = {}, names?: Names): string {
  return write(id, chosen, spreadAll(args, chosen, names));
}

/** A rule by its id; empty until its text has arrived. */
export function rule(id: string): Rule {
  void speech.arrived;
  return ruleIn(speech.current, id);
}

export function ruleIn(chosen: Language, id: string): Rule {
  if (pattern(chosen, `rule-${id}`) === null) {
    void load(chosen, 'rules');
    return { id, title: '', text: '' };
  }
  const unwrapped = write(`rule-${id}`, chosen, {}).replace(/(?<!\n)\n(?!\n)/g, ' ');
  return { id, title: write(`rule-${id}.title`, chosen, {}), text: unwrapped };
}

/** A guest's name, such as `the Italian lady`; form: `start`, `object` or `label`. */
export function guestName(code: string, form?: 'start' | 'object' | 'label'): string {
  return t(form ? `${guestId(code)}.${form}` : guestId(code));
}

export function nationName(code: string): string {
  return t(`nation-${code}`);
}

export function tableName(nation: string): string {
  return t(`nation-${nation}.table`);
}

/** A number as the language writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(speech.current, options).format(value);
}

/** `+3`, `−4` or `0`. */
export function signed(value: number): string {
  return value === 0 ? '0' : `${value > 0 ? '+' : MINUS}${Math.abs(value)}`;
}

export function guestId(code: string): string {
  return `guest-${isJoker(code) ? `joker-${sexOf(code)}` : code}`;
}

// How the fields of a fact become arguments: see cafe/words/facts.py. JSON has lost the types, so a field's name tells.

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
const ITEMS: Record<string, string> = { receipt: 'line', party: 'seat', steps: 'seat' };

function spreadAll(fields: Record<string, unknown>, chosen: Language, names: Names): Arguments {
  const filled: Arguments = {};
  for (const [name, value] of Object.entries(fields)) Object.assign(filled, spread(name, value, chosen, names));
  const { tables, nations } = fields;
  if (Array.isArray(tables) && Array.isArray(nations)) {
    const places = tables.map((table: unknown, index) =>
      write('place', chosen, spreadAll({ table, nation: nations[index] as unknown }, chosen, names)),
    );
    filled.places = listed(places, 'and', chosen);
  }
  if (typeof fields.seat === 'number' && fields.player === undefined) {
    filled.player = player(fields.seat, chosen, names);
  }
  if (typeof fields.first === 'number') filled.first_name = player(fields.first, chosen, names);
  return filled;
}

/** What one field gives to its message. */
function spread(name: string, value: unknown, chosen: Language, names: Names, key = name): Arguments {
  if (value === null || value === undefined) return { [key]: 'none' };
  if (typeof value === 'boolean') return { [key]: value ? 'yes' : 'no' };
  if (typeof value === 'number') {
    return name === 'player' ? { [key]: player(value, chosen, names) } : numbered(key, value);
  }
  if (typeof value === 'string') return worded(name, value, chosen, key);
  if (Array.isArray(value)) return several(name, value as unknown[], chosen, names, key);
  const item = `${ITEMS[name] ?? (value as { type?: string }).type ?? name}.item`;
  return { [key]: write(item, chosen, spreadAll(value as Record<string, unknown>, chosen, names)) };
}

function worded(name: string, value: string, chosen: Language, key: string): Arguments {
  const source = NAMED[name]?.(value);
  if (source === undefined || pattern(chosen, source) === null) return { [key]: value };
  const filled: Arguments = GUESTS.has(name) ? { [`${key}_sex`]: sexOf(value) } : { [`${key}_code`]: value };
  for (const [form, said] of formsOf(source, chosen)) filled[key + form] = said;
  return filled;
}

/** A name in all its forms: by itself as ``, an attribute as `_attribute`. It takes no arguments, so it is written once. */
function formsOf(source: string, chosen: Language): readonly (readonly [string, string])[] {
  const place = `${chosen} ${source}`;
  let forms = written.get(place);
  if (!forms) {
    const attributes = Object.keys(bundleOf(chosen).getMessage(source)?.attributes ?? {});
    forms = [
      ['', write(source, chosen, {})],
      ...attributes.map((form) => [`_${form}`, write(`${source}.${form}`, chosen, {})] as const),
    ];
    written.set(place, forms);
  }
  return forms;
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
function several(name: string, values: unknown[], chosen: Language, names: Names, key: string): Arguments {
  const filled: Arguments = { [`${key}_count`]: values.length };
  if (values.some((value) => Array.isArray(value))) return filled;
  const each = values.map((value) => spread(name, value, chosen, names, 'x'));
  for (const form of Object.keys(each[0] ?? { x: '' })) {
    const distinct = [...new Set(each.map((filling) => String(filling[form])))];
    filled[key + form.slice(1)] = listed(distinct, 'and', chosen);
    filled[`${key}${form.slice(1)}_or`] = listed(distinct, 'or', chosen);
  }
  return filled;
}

/** The list of a, b and c. */
function listed(items: string[], word: 'and' | 'or', chosen: Language): string {
  if (items.length < 2) return items.join('');
  const most = items.slice(0, -1);
  const first = most.reduce((first, last) => write('list-comma', chosen, { first, last }));
  return write(`list-${word}`, chosen, { first, last: items.at(-1) ?? '' });
}

/** `a, b and c` in the language in use. */
export function list(items: string[], word: 'and' | 'or' = 'and'): string {
  void speech.arrived;
  return listed(items, word, speech.current);
}

function player(seat: number, chosen: Language, names: Names): string {
  return names?.[seat] || write('player-name', chosen, { number: seat + 1 });
}

/** The name of a seat: its player's, or `Player 3`. */
export function playerName(seat: number, names?: Names): string {
  void speech.arrived;
  return player(seat, speech.current, names);
}

// The messages

function write(id: string, chosen: Language, args: Arguments): string {
  const found = pattern(chosen, id);
  if (found === null) {
    if (import.meta.env.DEV) console.warn(`no message ${id} in ${chosen}`);
    return id;
  }
  const errors: Error[] = [];
  const written = bundleOf(chosen).formatPattern(found, args, errors);
  if (errors.length > 0) console.error(`${id} in ${chosen}: ${errors.map(String).join('; ')}`);
  return written;
}

function pattern(chosen: Language, id: string) {
  const dot = id.indexOf('.');
  const message = bundleOf(chosen).getMessage(dot < 0 ? id : id.slice(0, dot));
  return (dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)]) ?? null;
}

function bundleOf(chosen: Language): FluentBundle {
  let bundle = bundles.get(chosen);
  if (!bundle) {
    bundle = new FluentBundle(chosen, { useIsolating: false });
    bundles.set(chosen, bundle);
  }
  return bundle;
}

function load(chosen: Language, piece: 'most' | 'rules'): Promise<void> {
  const name = `${piece}-${chosen}`;
  let coming = loading.get(name);
  if (!coming) {
    coming = loaders[chosen][piece]().then(({ default: raw }) => {
      const errors = bundleOf(chosen).addResource(new FluentResource(raw));
      if (errors.length > 0) console.error(`${name}: ${errors.map(String).join('; ')}`);
      speech.arrived += 1;
    });
    coming.catch(() => loading.delete(name));
    loading.set(name, coming);
  }
  return coming;
}
