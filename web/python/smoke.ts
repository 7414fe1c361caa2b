// Starts Python from the very files that a browser gets, and lets smoke.py use the café in it: `node smoke.ts FOLDER`.
// FOLDER lies under web/, where Node finds what Pyodide wants of it (a browser needs none of that).

import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { loadPyodide as Load } from 'pyodide';

interface Parts {
  files: { name: string; role: string; bytes: number }[];
}

const folder = resolve(process.argv[2] ?? '.');
const parts = JSON.parse(readFileSync(join(folder, 'parts.json'), 'utf8')) as Parts;
const loader = file('loader');
const { loadPyodide } = (await import(pathToFileURL(loader).href)) as { loadPyodide: typeof Load };
const python = await loadPyodide({
  indexURL: dirname(loader),
  stdLibURL: file('stdlib'),
  enableRunUntilComplete: false,
});
python.unpackArchive(new Uint8Array(readFileSync(file('cafe'))), 'zip', {
  extractDir: '/lib/python3.14/site-packages',
});
try {
  await python.runPythonAsync(readFileSync(new URL('smoke.py', import.meta.url), 'utf8'));
} catch (trouble) {
  console.error(trouble instanceof Error ? trouble.message.trim() : trouble);
  process.exit(1);
}

/** Where the part with this role lies. */
function file(role: string): string {
  const found = parts.files.find((part) => part.role === role);
  if (!found) throw new Error(`parts.json lists nothing that is ${role}`);
  return join(folder, found.name);
}
