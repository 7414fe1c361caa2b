import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from './messages';
import type { Counted } from './parts';
import type { HouseStorage, Written } from './storage';

const told: FromWorker[] = [];
let hear: (message: ToWorker) => void;
let written: Written = 'ok';
let lost: () => void;
let given: HouseStorage;
let closed: () => void;
let fetching: (counted: Counted) => Promise<object> = () => Promise.resolve({});

const storage: HouseStorage = {
  write: () => Promise.resolve(written),
  read: () => Promise.resolve('[]'),
  close: () => undefined,
};
const answer = <Value>(value: Promise<Value>) => Object.assign(value, { destroy: () => undefined });

vi.mock('./probe', () => ({ canRunWasm: () => Promise.resolve(true) }));
vi.mock('./parts', () => ({
  fetchList: () => Promise.resolve({ version: 'v1' }),
  fetchParts: (_folder: string, _list: object, counted: Counted) => fetching(counted),
}));
vi.mock('./storage', () => ({
  openStorage: (whenLost: () => void) => {
    lost = whenLost;
    return Promise.resolve(storage);
  },
}));
vi.mock('./python', () => ({
  awaited: <Value>(one: Promise<Value>) => one,
  startPython: () => Promise.resolve({}),
  openHouse: (_: unknown, storageGiven: HouseStorage) => {
    given = storageGiven;
    return Promise.resolve({
      respond: () => answer(Promise.resolve('{"status":200,"body":"{}"}')),
      close: () => answer(new Promise<void>((resolve) => (closed = resolve))),
    });
  },
}));

const settle = () => new Promise((resolve) => setTimeout(resolve));
const request: ToWorker = {
  kind: 'request',
  number: 1,
  asked: { method: 'GET', path: '/api/me', body: null, language: 'en' },
};

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('postMessage', (message: FromWorker) => told.push(message));
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { data: ToWorker }) => void) => {
    hear = (data) => listener({ data });
  });
  await import('./worker');
  hear({ kind: 'open', folder: '/python/', language: 'en' });
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ kind: 'ready', version: 'v1' }));
  told.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
  told.length = 0;
  written = 'ok';
  fetching = () => Promise.resolve({});
});

test('the page is told once that there is no room, and once that there is again', async () => {
  for (written of ['ok', 'full', 'full', 'away', 'conflict', 'ok', 'ok'] as const) await given.write('[]');
  expect(told).toEqual([
    { kind: 'space', space: 'none' },
    { kind: 'space', space: 'enough' },
  ]);
});

test('what came last before a halt is told, too, and nothing once all is there', async () => {
  let allIsThere: () => void = () => undefined;
  fetching = (counted) => {
    for (const bytes of [1, 2, 3]) counted(bytes, 4);
    return new Promise((resolve) => {
      allIsThere = () => {
        counted(4, 4);
        resolve({});
      };
    });
  };
  hear({ kind: 'open', folder: '/python/', language: 'en' });
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ kind: 'fetched', bytes: 3, of: 4 }));
  allIsThere();
  await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ kind: 'ready' }));
  expect(told.map((one) => (one.kind === 'fetched' ? one.bytes : one.kind))).toEqual([1, 3, 4, 'starting', 'ready']);
});

test('a storage that is gone ends it, so that another one is opened', () => {
  lost();
  expect(told).toMatchObject([{ kind: 'failed', trouble: 'broken' }]);
});

test('what is asked while it closes is left to whoever comes next', async () => {
  hear({ kind: 'close' });
  hear(request);
  await settle();
  expect(told).toEqual([]);
  closed();
  await settle();
  expect(told).toEqual([{ kind: 'closed' }]);
});
