/** The café in the browser: Python in a worker of its own, so that the page stays free while bots think. */

import type { Answer, FromWorker, Space, ToWorker, Trouble } from './messages';
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
let house: House | null = null; // once it is open, until it closes
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
  const opened = await openStorage(() => tell({ kind: 'failed', trouble: 'broken', detail: 'the storage is gone' }));
  if (typeof opened === 'string') throw new CannotOpen(opened, 'IndexedDB cannot be opened');
  storage = opened;
  const { version, parts } = await fetchAll(folder);
  tell({ kind: 'starting' });
  const python = await startPython(parts);
  house = await openHouse(
    python,
    tellingOfSpace(opened),
    (number, text) => tell({ kind: 'told', number, text }),
    language,
  );
  const { status, body } = JSON.parse(await awaited(house.respond('GET', '/api/me', null, language))) as Answer;
  if (status >= 400 && body.includes('newer-format')) throw new CannotOpen('newer-format', body);
  tell({ kind: 'ready', version });
}

/** The same storage. The page is told when it is full, for nobody waits for the answer when a bot's turn is written. */
function tellingOfSpace(storage: HouseStorage): HouseStorage {
  let last: Space = 'enough';
  return {
    ...storage,
    async write(changes) {
      const written = await storage.write(changes);
      const space = written === 'full' ? 'none' : written === 'ok' ? 'enough' : last;
      if (space !== last) tell({ kind: 'space', space });
      last = space;
      return written;
    },
  };
}

async function fetchAll(folder: string): Promise<{ version: string; parts: Fetched }> {
  try {
    const list = await fetchList(folder);
    return { version: list.version, parts: await fetchParts(folder, list, counted) };
  } catch (reason) {
    throw new CannotOpen('unreachable', reason);
  } finally {
    stopCounting();
  }
}

type Count = Extract<FromWorker, { kind: 'fetched' }>;

let untold: Count | null = null;
let pause: ReturnType<typeof setTimeout> | undefined;

/** Told a few times a second: every piece would be hundreds of messages. What came last before a halt is told, too. */
function counted(bytes: number, of: number): void {
  untold = { kind: 'fetched', bytes, of };
  if (pause === undefined) tellCount();
}

function tellCount(): void {
  pause = undefined;
  if (!untold) return;
  tell(untold);
  untold = null;
  pause = setTimeout(tellCount, 100);
}

/** All has come, or something never will: nothing is counted any more. */
function stopCounting(): void {
  clearTimeout(pause);
  pause = undefined;
  if (untold) tell(untold);
  untold = null;
}

async function answer({ number, asked }: Extract<ToWorker, { kind: 'request' }>): Promise<void> {
  if (!house) return; // it closes, and whoever comes next is asked again
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
