import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Message } from '../src/lib/fluent.ts';

const UNSAID = new Set(['terminal.ftl', 'flaws.ftl', 'puzzles.ftl']); // what the client never says
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

/** All Fluent files of a language in one piece, the long texts of the rules in another, without what only their writers read.
 *  They are parsed here, so that no phone has to. `words:loaders` fetches each piece of each language. */
export function words(): Plugin {
  const folder = join(import.meta.dirname, '../../src/cafe/words');
  return {
    name: 'cafe-words',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      if (id === '\0words:loaders') return loaders(readdirSync(folder, { withFileTypes: true }));
      const [, piece, language] = /^\0words:(most|rules)-(\w+)$/.exec(id) ?? [];
      if (!piece || !language) return null;
      const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.ftl'));
      const wanted = files.filter((name) => !UNSAID.has(name) && LONG.has(name) === (piece === 'rules')).sort();
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

/** A folder is a language. */
function loaders(entries: Dirent[]): string {
  const languages = entries.filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name));
  const pieces = (name: string) =>
    ['most', 'rules'].map((piece) => `${piece}: () => import('words:${piece}-${name}')`).join(', ');
  return `export default { ${languages.map(({ name }) => `${name}: { ${pieces(name)} }`).join(', ')} };`;
}
