/** The café's own Python, started from its parts. */

import type { loadPyodide, PyodideAPI } from 'pyodide';
import type { Fetched } from './parts';
import type { HouseStorage } from './storage';

/** cafe.local's house, as Pyodide hands it over; see docs/web.md. */
export interface House {
  respond(method: string, path: string, body: string | null, language: string): PythonAnswer<string>;
  follow(number: number, path: string): void;
  unfollow(number: number): void;
  close(): PythonAnswer<void>;
}

/** A coroutine of Python's: it is awaited once, and then destroyed, or it stays in memory. */
export type PythonAnswer<Value> = PromiseLike<Value> & { destroy(): void };

type OpenHouse = (
  storage: HouseStorage,
  tell: (number: number, text: string) => void,
  language: string,
) => PythonAnswer<House>;

const PACKAGES = '/lib/python3.14/site-packages';

/** Awaits what Python answers, and lets go of it. */
export async function awaited<Value>(answer: PythonAnswer<Value>): Promise<Value> {
  try {
    return await answer;
  } finally {
    answer.destroy();
  }
}

export async function startPython(parts: Fetched): Promise<PyodideAPI> {
  const { loader, script, wasm, lock, stdlib, cafe } = parts;
  const folder = new URL('.', loader.address).href;
  const [{ loadPyodide: load }, { default: createPyodideModule }] = await Promise.all([
    import(/* @vite-ignore */ loader.address) as Promise<{ loadPyodide: typeof loadPyodide }>,
    import(/* @vite-ignore */ script.address) as Promise<{ default: unknown }>,
  ]);
  const giveBack = handOut([wasm, stdlib]);
  try {
    const python = await load({
      indexURL: folder,
      packageBaseUrl: folder,
      stdLibURL: stdlib.address,
      lockFileContents: await lock.response.text(),
      createPyodideModule,
      enableRunUntilComplete: false, // it would need what not every browser has
    } as Parameters<typeof loadPyodide>[0]);
    python.unpackArchive(await cafe.response.arrayBuffer(), 'zip', { extractDir: PACKAGES });
    return python;
  } finally {
    giveBack();
  }
}

export function openHouse(
  python: PyodideAPI,
  storage: HouseStorage,
  tell: (number: number, text: string) => void,
  language: string,
): Promise<House> {
  const module = python.pyimport('cafe.local.house') as { open_house: OpenHouse; destroy(): void };
  try {
    return awaited(module.open_house(storage, tell, language));
  } finally {
    module.destroy();
  }
}

/** Pyodide fetches by address what is here already: whoever asks for it gets it, once. Returns how to stop. */
function handOut(parts: readonly Fetched[keyof Fetched][]): () => void {
  const fetchFar = globalThis.fetch;
  const near = new Map(parts.map(({ address, response }) => [address, response]));
  globalThis.fetch = (wanted, options) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    const response = near.get(address);
    near.delete(address);
    return response ? Promise.resolve(response) : fetchFar(wanted, options);
  };
  return () => (globalThis.fetch = fetchFar);
}
