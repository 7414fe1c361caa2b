import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Message } from '../src/lib/fluent.ts';

const UNSAID = new Set(['terminal.ftl', 'puzzles.ftl']); // what the client never says
const LOCAL = new Set(['flaws.ftl', 'local.ftl']); // what only a café without a server says
// what comes after the first picture
const LONG = new Set([
  'deals.ftl',
  'hints.ftl',
  'puzzle_page.ftl',
  'review.ftl',
  'review_page.ftl',
  'rules.ftl',
  'statistics.ftl',
  'summary.ftl',
  'tutorial.ftl',
]);

/** All Fluent files of a language in one piece, the long texts of the rules in another, those of a café without a server in
 *  a third, without what only their writers read. They are parsed here, so that no phone has to. `words:loaders` fetches each
 *  piece of each language, `words:local` the third. */
export function words(): Plugin {
  const folder = join(import.meta.dirname, '../../src/cafe/words');
  return {
    name: 'cafe-words',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      if (id === '\0words:loaders') return loaders(languagesIn(folder), ['most', 'rules']);
      if (id === '\0words:local') return loaders(languagesIn(folder), ['local']);
      const [, piece, language] = /^\0words:(most|rules|local)-(\w+)$/.exec(id) ?? [];
      if (!piece || !language) return null;
      const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.ftl'));
      const wanted = files.filter((name) => !UNSAID.has(name) && pieceOf(name) === piece).sort();
      const texts = wanted.map((name) => {
        this.addWatchFile(join(folder, language, name));
        return readFileSync(join(folder, language, name), 'utf8');
      });
      return `export default ${JSON.stringify(JSON.stringify(messagesOf(texts.join('\n'))))};`;
    },
  };
}

/** The messages of a Fluent file, each as its id, its pattern and, if it has any, those of its attributes. */
export function messagesOf(text: string): Message[] {
  return new FluentResource(text).body.map(({ id, value, attributes }) =>
    Object.keys(attributes).length > 0 ? [id, value, attributes] : [id, value],
  );
}

function pieceOf(name: string): string {
  if (LOCAL.has(name)) return 'local';
  return LONG.has(name) ? 'rules' : 'most';
}

/** A folder is a language. */
function languagesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name)).map(({ name }) => name);
}

function loaders(languages: readonly string[], pieces: readonly string[]): string {
  const of = (name: string) => pieces.map((piece) => `${piece}: () => import('words:${piece}-${name}')`).join(', ');
  return `export default { ${languages.map((name) => `${name}: { ${of(name)} }`).join(', ')} };`;
}
