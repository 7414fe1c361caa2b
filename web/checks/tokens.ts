/** Design tokens: each that is used is defined somewhere, and each that is defined is used. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMMENT = /\/\*[^]*?\*\/|<!--[^]*?-->/g;
const USE = /var\(\s*(--[\w-]+)([${])?/g; // var(--nation-${code}) uses every token that begins so
const DEFINITION = /(?:[{;\s])(?:style:)?(--[\w-]+)\s*[:=]/g;

export interface Source {
  readonly name: string;
  readonly text: string;
}

/** What is wrong with the tokens of these files, a line for each. */
export function flawsOf(sources: readonly Source[]): string[] {
  const used = new Map<string, string>();
  const families = new Map<string, string>();
  const defined = new Map<string, string>();
  for (const { name, text } of sources) {
    const bare = text.replace(COMMENT, '');
    for (const [, token = '', open] of bare.matchAll(USE)) (open ? families : used).set(token, name);
    for (const [, token = ''] of bare.matchAll(DEFINITION)) defined.set(token, name);
  }
  const isUsed = (token: string) => used.has(token) || [...families.keys()].some((family) => token.startsWith(family));
  const isDefined = (family: string) => [...defined.keys()].some((token) => token.startsWith(family));
  return [
    ...[...used].filter(([token]) => !defined.has(token)).map(([token, name]) => `${name}: ${token} is not defined`),
    ...[...families]
      .filter(([family]) => !isDefined(family))
      .map(([family, name]) => `${name}: no ${family}… is defined`),
    ...[...defined].filter(([token]) => !isUsed(token)).map(([token, name]) => `${name}: ${token} is not used`),
  ].sort();
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const names = globSync(['web/src/**/*.{css,svelte,ts}', 'src/cafe/drawings/*.{css,svg}'], { cwd: root });
  const sources = names.filter((name) => !name.endsWith('.test.ts'));
  const flaws = flawsOf(sources.map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') })));
  for (const flaw of flaws) console.error(flaw);
  process.exitCode = flaws.length > 0 ? 1 : 0;
}
