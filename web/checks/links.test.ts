import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
/** Addresses that begin at the root, where a site may not lie; `pageAt` and `fileAt` put before them what belongs there. */
const PLAIN = [/href="\/[^"]*"/g, /href=\{[`']\/[^}]*\}/g, /\b(?:go|location\.assign)\([`']\/[^)]*\)/g];
/** The other café of the same site, and files of its server, which lie at the root for good. */
const AT_THE_ROOT = ['href="/"', 'href="/local/"', 'href="/api{path}"'];

test('no page links to the root of the host', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'),
  );
  const plain = files.flatMap((name) => {
    const text = readFileSync(join(SOURCES, name), 'utf8');
    const found = PLAIN.flatMap((pattern) => text.match(pattern) ?? []).filter((link) => !AT_THE_ROOT.includes(link));
    const home = name.startsWith('local') ? [] : (text.match(/href="\/"/g) ?? []);
    return [...found, ...home].map((link) => `${name}: ${link}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(plain).toEqual([]);
});
