/** What the server draws the images of links with: the flags, and typefaces as plain TrueType. */

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKAGES = join(import.meta.dirname, '../node_modules');
const FLAGS = ['cf', 'cn', 'cu', 'de', 'es', 'fr', 'gb', 'in', 'it', 'ru', 'tr', 'us'];
const TYPEFACES = [
  'fraunces/files/fraunces-latin-600-normal',
  'noto-sans/files/noto-sans-latin-700-normal',
  'noto-sans/files/noto-sans-latin-ext-700-normal',
  'noto-sans/files/noto-sans-greek-700-normal',
  'noto-sans/files/noto-sans-cyrillic-700-normal',
];

/** Beside the client, and no part of it: the names do not change, and no browser fetches them. */
export function linkImageFiles(): Plugin {
  return {
    name: 'cafe-link-image',
    apply: 'build',
    writeBundle(options) {
      const folder = join(options.dir ?? '', 'link_image');
      mkdirSync(folder, { recursive: true });
      for (const flag of FLAGS)
        copyFileSync(join(PACKAGES, 'circle-flags/flags', `${flag}.svg`), join(folder, `${flag}.svg`));
      for (const name of TYPEFACES) {
        const woff = readFileSync(join(PACKAGES, '@fontsource', `${name}.woff`));
        writeFileSync(join(folder, `${name.split('/').at(-1)}.ttf`), trueType(woff));
      }
    },
  };
}

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

/** A WOFF 1 file is a TrueType file whose tables are deflated one by one: unpack them. */
function trueType(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF_HEADER + WOFF_ENTRY * index;
    const [from, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const body = woff.subarray(from, from + packed);
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.readUInt32BE(at + 16),
      body: packed < length ? inflateSync(body) : body,
    };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const header = Buffer.alloc(HEADER + ENTRY * count);
  woff.copy(header, 0, 4, 8); // the flavour
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);
  const bodies: Buffer[] = [];
  let offset = header.length;
  for (const [index, { tag, sum, body }] of tables.entries()) {
    const at = HEADER + ENTRY * index;
    tag.copy(header, at);
    header.writeUInt32BE(sum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(body.length, at + 12);
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...bodies]);
}
