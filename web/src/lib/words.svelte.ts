// Every sentence a person reads. The same Fluent files as Python's cafe.words, filled in the same way.

import loaders from 'words:loaders';
import { LANGUAGE_NAMES, type Language } from './constants';
import { fill, guestId, playerOf, sayFact, signed, type Fact, type Names, type PlaceWords } from './facts';
import { addWords, has as hasIn, listed, write } from './fluent';
import { Digits } from './small_numbers';
import { deviceStorage } from './storage';

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
export { guestId, signed };
export type { Fact, Language, Names, PlaceWords };
export interface Rule {
  id: string;
  title: string;
  text: string;
}

const STORAGE_KEY = 'cafe:language';

const loading = new Map<string, Promise<void>>();

class Speech {
  /** The language in use; its words are there. */
  current = $state<Language>('en');
  /** Grows whenever words arrive, so that what was missing is said. */
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

let besides: (chosen: Language) => Promise<unknown> = () => Promise.resolve();

/** Words that only a part of the site has: fetched with every language that is spoken there. */
export function speakAlso(fetchMore: typeof besides): void {
  besides = fetchMore;
}

/** Speak this language from now on, once its words are there. */
export async function speak(chosen: Language, { remember = true } = {}): Promise<void> {
  await Promise.all([fetchWords(chosen), besides(chosen)]);
  speech.current = chosen;
  document.documentElement.lang = chosen;
  if (remember) deviceStorage.writeText(STORAGE_KEY, chosen);
}

/** Words of one language; the long texts of the rules come when somebody wants them. */
export function fetchWords(chosen: Language): Promise<void> {
  return load(chosen, 'most');
}

/** Wait for the texts of the rules too. */
export function fetchRules(chosen: Language = speech.current): Promise<void> {
  return load(chosen, 'rules');
}

/** A message by its id, or an attribute by `id.attribute`; chairs and tables by their names, if there are any. */
export function t(id: string, args: Record<string, unknown> = {}, names?: Names, places?: PlaceWords): string {
  has(id);
  return text(id, speech.current, args, names, places);
}

/** Whether there is such a message in the language in use. What is there stays; what is missing may yet come. */
export function has(id: string): boolean {
  const there = hasIn(id, speech.current);
  if (!there) void speech.arrived;
  return there;
}

/** A fact as a sentence: its type names its message, its fields fill it. */
export function say(fact: Fact, names?: Names, places?: PlaceWords): string {
  return sayIn(speech.current, fact, names, places);
}

export function sayIn(language: Language, fact: Fact, names?: Names, places?: PlaceWords): string {
  return sayFact(fact, { language, names, places });
}

export function text(
  id: string,
  language: Language,
  args: Record<string, unknown> = {},
  names?: Names,
  places?: PlaceWords,
): string {
  return fill(id, args, { language, names, places });
}

/** A rule by its id; empty until its text has arrived. */
export function rule(id: string): Rule {
  has(`rule-${id}`);
  return ruleIn(speech.current, id);
}

export function ruleIn(chosen: Language, id: string): Rule {
  if (!hasIn(`rule-${id}`, chosen)) {
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

/** A number as the language writes it, with a true minus as everywhere else. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  if (!options) return new Digits(speech.current).format(value);
  return new Intl.NumberFormat(speech.current, options).format(value).replace('-', '\u2212');
}

/** `a, b and c` in the language in use. */
export function list(items: string[], word: 'and' | 'or' = 'and'): string {
  return listed(items, word, speech.current);
}

/** The name of a seat: its player's, or `Player 3`. */
export function playerName(seat: number, names?: Names): string {
  return playerOf(seat, { language: speech.current, names });
}

function load(chosen: Language, piece: 'most' | 'rules'): Promise<void> {
  const name = `${piece}-${chosen}`;
  let coming = loading.get(name);
  if (!coming) {
    coming = loaders[chosen][piece]().then(({ default: raw }) => {
      addWords(chosen, name, raw);
      speech.arrived += 1;
    });
    coming.catch(() => loading.delete(name));
    loading.set(name, coming);
  }
  return coming;
}
