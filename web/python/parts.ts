// Makes the Python parts of the site: `node parts.ts FOLDER LIBRARIES` fills FOLDER with everything that a browser
// needs to run the café's own Python, and with parts.json, which lists it. LIBRARIES is the unpacked wheel of
// requirements.txt. Names change with what is in the files, so that browsers may keep them for good.

import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { loadPyodide, version } from 'pyodide';

/** What the worker does with a file. */
type Role = 'loader' | 'script' | 'wasm' | 'lock' | 'stdlib' | 'cafe';

/** As parts.json lists it: sizes in bytes, as it is and as gzip makes it. */
interface Part {
  name: string;
  role: Role;
  bytes: number;
  gzip: number;
  sha256: string;
}

const LIMIT_BYTES = 6_000_000; // of all parts together, as gzip makes them
const BROTLI_QUALITY = 6; // the WebAssembly takes 0.3 s with it, and 15 s with the best one to become 6 % smaller
const PYODIDE_FILES: Record<string, Role> = {
  'pyodide.mjs': 'loader',
  'pyodide.asm.mjs': 'script',
  'pyodide.asm.wasm': 'wasm',
};
const NOTICE = `Python for browsers, as the café uses it:

Pyodide ${version} (Mozilla Public License 2.0), unchanged: https://github.com/pyodide/pyodide
CPython 3.14 (Python Software Foundation License 2), compiled modules of its standard library: https://www.python.org/
msgspec (BSD 3-Clause): its license lies in the archive beside it.
`;

const project = fileURLToPath(new URL('../..', import.meta.url));
const stock = dirname(fileURLToPath(import.meta.resolve('pyodide')));

const [folder, libraries] = process.argv.slice(2).map((word) => resolve(word));
if (!folder || !libraries) throw new Error('usage: node parts.ts FOLDER LIBRARIES');
mkdirSync(folder, { recursive: true });
const packages = await pack(folder, libraries);
const parts = [...pyodideParts(folder), ...archiveParts(folder)];
const total = parts.reduce((sum, part) => sum + part.gzip, 0);
const hashes = parts.map((part) => `${part.name} ${part.sha256}\n`);
const list = { version: sha256(hashes.join('')).slice(0, 16), pyodide: version, files: parts };
writeFileSync(join(folder, 'parts.json'), JSON.stringify(list, null, 1));
writeFileSync(join(folder, 'NOTICE.txt'), NOTICE);
writeFileSync(join(folder, 'packages.json'), JSON.stringify(packages));
console.log(`Python parts of the browser: ${megabytes(total)} of ${megabytes(LIMIT_BYTES)} as gzip makes them`);
if (total > LIMIT_BYTES) throw new Error('the Python parts are too heavy');

/** The archives, made by the browser's own Python; the packages of the café that are in them. */
async function pack(out: string, wheel: string): Promise<string[]> {
  const python = await loadPyodide({ enableRunUntilComplete: false, env: { PYTHONNODEBUGRANGES: '1' } });
  python.mountNodeFS('/project', project);
  python.mountNodeFS('/libraries', wheel);
  python.mountNodeFS('/out', out);
  try {
    const packed: unknown = python.runPython(readFileSync(new URL('pack.py', import.meta.url), 'utf8'));
    return JSON.parse(String(packed)) as string[];
  } catch (trouble) {
    const said = trouble instanceof Error ? trouble.message.trim().split('\n') : [];
    throw new Error(said.at(-1) ?? 'Python said nothing', { cause: trouble });
  }
}

/** Pyodide's own files, unchanged; they find each other by name, so that their folder carries the hash. */
function pyodideParts(out: string): Part[] {
  const files = Object.keys(PYODIDE_FILES).map((name) => ({ name, body: readFileSync(join(stock, name)) }));
  const lock = { name: 'pyodide-lock.json', body: Buffer.from(emptyLock()) };
  const hash = sha256(Buffer.concat([...files, lock].map((file) => file.body))).slice(0, 12);
  const own = `pyodide-${hash}`;
  mkdirSync(join(out, own), { recursive: true });
  for (const file of files) copyFileSync(join(stock, file.name), join(out, own, file.name));
  writeFileSync(join(out, own, lock.name), lock.body);
  return [...files, lock].map((file) => part(out, `${own}/${file.name}`, PYODIDE_FILES[file.name] ?? 'lock'));
}

/** Pyodide wants a list of packages that it could fetch; there are none to fetch. */
function emptyLock(): string {
  const { info } = JSON.parse(readFileSync(join(stock, 'pyodide-lock.json'), 'utf8')) as { info: unknown };
  return JSON.stringify({ info, packages: {} });
}

function archiveParts(out: string): Part[] {
  return (['stdlib', 'cafe'] as const).map((role) => {
    const made = join(out, `${role}.zip`);
    const name = `${role}-${sha256(readFileSync(made)).slice(0, 12)}.zip`;
    renameSync(made, join(out, name));
    return part(out, name, role);
  });
}

/** A file as parts.json lists it, with its compressed forms beside it; an archive is compressed already. */
function part(out: string, name: string, role: Role): Part {
  const body = readFileSync(join(out, name));
  chmodSync(join(out, name), 0o644);
  const gzip = gzipSync(body, { level: 9 });
  if (!name.endsWith('.zip')) {
    writeFileSync(join(out, `${name}.gz`), gzip);
    writeFileSync(join(out, `${name}.br`), brotli(body));
  }
  return { name, role, bytes: body.length, gzip: gzip.length, sha256: sha256(body) };
}

function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

function sha256(body: Buffer | string): string {
  return createHash('sha256').update(body).digest('hex');
}

function megabytes(size: number): string {
  return `${(size / 1_000_000).toFixed(2)} MB`;
}
