// The Fluent files of the languages that were fetched, and their messages filled in.

import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './constants';
import { Digits, Forms } from './small_numbers';

export type Arguments = Record<string, FluentVariable>;
type Entry = FluentResource['body'][number];
/** A message as the build has parsed it: its id, its pattern, and those of its attributes. */
export type Message = [Entry['id'], Entry['value'], Entry['attributes']?];

const PLAIN = '{}'; // how Fluent calls what writes a number without any options
const bundles = new Map<Language, FluentBundle>();

/** More words of a language, as `vite/words.ts` writes them. */
export function addWords(chosen: Language, name: string, raw: string): void {
  const messages = JSON.parse(raw) as Message[];
  const body = messages.map(([id, value, attributes = {}]) => ({ id, value, attributes }));
  const errors = bundleOf(chosen).addResource({ body });
  if (errors.length > 0) console.error(`${name}: ${errors.map(String).join('; ')}`);
}

/** The text of a message, or of an attribute as `id.attribute`; its id where there is none. */
export function write(id: string, chosen: Language, args: Arguments): string {
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

export function has(id: string, chosen: Language): boolean {
  return pattern(chosen, id) !== null;
}

/** A message in all its forms: by itself as ``, an attribute as `_attribute`. */
export function formsOf(id: string, chosen: Language, args: Arguments = {}): [string, string][] {
  const attributes = Object.keys(bundleOf(chosen).getMessage(id)?.attributes ?? {});
  return [
    ['', write(id, chosen, args)],
    ...attributes.map((form): [string, string] => [`_${form}`, write(`${id}.${form}`, chosen, args)]),
  ];
}

/** The list of a, b and c. */
export function listed(items: readonly string[], word: 'and' | 'or', chosen: Language): string {
  if (items.length < 2) return items.join('');
  const most = items.slice(0, -1);
  const first = most.reduce((first, last) => write('list-comma', chosen, { first, last }));
  return write(`list-${word}`, chosen, { first, last: items.at(-1) ?? '' });
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
    bundle._intls.set(Intl.NumberFormat, { [PLAIN]: new Digits(chosen) as unknown as Intl.NumberFormat });
    bundle._intls.set(Intl.PluralRules, { [PLAIN]: new Forms(chosen) as unknown as Intl.PluralRules });
    bundles.set(chosen, bundle);
  }
  return bundle;
}
