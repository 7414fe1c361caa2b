/** The café in the browser: Python in a worker of its own, so that the page stays free while bots think. */

import type { Answer, FromWorker, ToWorker, Trouble } from './messages';
import { fetchList, fetchParts, type Fetched } from './parts';
import { canRunWasm } from './probe';
import { awaited, openHouse, startPython, type House } from './python';
import { openStorage, type HouseStorage } from './storage';

class CannotOpen extends Error {
  constructor(
    readonly trouble: Trouble,
    detail: unknown,
  ) {
    super(String(detail));
  }
}

const tell = (message: FromWorker) => postMessage(message);
let house: House | null = null;
let storage: HouseStorage | null = null;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void receive(data));

async function receive(message: ToWorker): Promise<void> {
  try {
    if (message.kind === 'open') await open(message.folder, message.language);
    else if (message.kind === 'request') await answer(message);
    else if (message.kind === 'follow') house?.follow(message.number, message.path);
    else if (message.kind === 'unfollow') house?.unfollow(message.number);
    else await close();
  } catch (reason) {
    // Python answers every request, so whoever throws is in no state to go on: a new one is started from the log
    const trouble = reason instanceof CannotOpen ? reason.trouble : 'broken';
    tell({ kind: 'failed', trouble, detail: String(reason) });
  }
}

async function open(folder: string, language: string): Promise<void> {
  if (!(await canRunWasm())) throw new CannotOpen('no-wasm', 'WebAssembly does not run here');
  storage = await openStorage();
  if (!storage) throw new CannotOpen('no-storage', 'IndexedDB cannot be opened');
  const { version, parts } = await fetchAll(folder);
  tell({ kind: 'starting' });
  const python = await startPython(parts);
  house = await openHouse(python, storage, (number, text) => tell({ kind: 'told', number, text }), language);
  const { status, body } = JSON.parse(await awaited(house.respond('GET', '/api/me', null, language))) as Answer;
  if (status >= 400 && body.includes('newer-format')) throw new CannotOpen('newer-format', body);
  tell({ kind: 'ready', version });
}

async function fetchAll(folder: string): Promise<{ version: string; parts: Fetched }> {
  try {
    const list = await fetchList(folder);
    return { version: list.version, parts: await fetchParts(folder, list, counted) };
  } catch (reason) {
    throw new CannotOpen('unreachable', reason);
  }
}

let counting = 0;

/** Told a few times a second: every piece would be hundreds of messages. */
function counted(bytes: number, of: number): void {
  const now = performance.now();
  if (bytes < of && now - counting < 100) return;
  counting = now;
  tell({ kind: 'fetched', bytes, of });
}

async function answer({ number, asked }: Extract<ToWorker, { kind: 'request' }>): Promise<void> {
  if (!house) throw new Error('the house is closed');
  const { method, path, body, language } = asked;
  tell({ kind: 'answer', number, answer: await awaited(house.respond(method, path, body, language)) });
}

async function close(): Promise<void> {
  const closing = house;
  house = null;
  if (closing) await awaited(closing.close());
  storage?.close();
  tell({ kind: 'closed' });
}
