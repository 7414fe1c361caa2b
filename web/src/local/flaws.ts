/** What is wrong with a text, a ruleset or a plan: the café in the browser sends it as a value, and it is said here. */

import { language, text, type Fact } from '../lib/words.svelte';

type Fields = Record<string, unknown>;

/** The sentence for a flaw in the body of an error; null where there is none. */
export function reasonOf(body: Fields): string | null {
  const { flaw, line, column } = body;
  if (!isFact(flaw)) return null;
  const sentence = sayFlaw(flaw);
  return typeof line === 'number' ? text('misread', language.current, { line, column, flaw: sentence }) : sentence;
}

/** A flaw may hold another one, or objections: those are sentences within its own. */
function sayFlaw({ type, ...fields }: Fact): string {
  const said = Object.entries(fields).map(([name, value]): [string, unknown] => {
    if (isFact(value)) return [name, sayFlaw(value)];
    if (Array.isArray(value) && value.length > 0 && value.every(isFact)) return [name, value.map(sayFlaw).join(' ')];
    return [name, value];
  });
  return text(type, language.current, Object.fromEntries(said));
}

function isFact(value: unknown): value is Fact {
  return typeof value === 'object' && value !== null && typeof (value as Fields).type === 'string';
}
