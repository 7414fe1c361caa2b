/** Where the café in the browser keeps its matches: IndexedDB, as cafe.local asks for it.
 *
 *  Nothing rejects: an exception of the browser's that reaches Python would leave its request hanging. */

const NAME = 'cafe';
const VERSION = 1;
export const STORES = ['log', 'matches', 'kept'] as const;

export type Written = 'ok' | 'conflict' | 'full' | 'away';
type StoreName = (typeof STORES)[number];

interface Change {
  readonly op: 'add' | 'put' | 'delete';
  readonly store: StoreName;
  readonly key: IDBValidKey;
  readonly value?: string;
}

export interface HouseStorage {
  /** All changes or none of them. */
  write(changes: string): Promise<Written>;
  /** `[[key, value], …]` in the order of the keys; bounds are JSON, inclusive, and open where there is none. */
  read(store: StoreName, from?: string | null, to?: string | null): Promise<string>;
  close(): void;
}

/** Null where the browser keeps nothing. */
export async function openStorage(
  factory: IDBFactory | undefined = globalThis.indexedDB,
): Promise<HouseStorage | null> {
  try {
    if (!factory) return null;
    const database = await opened(factory);
    database.onversionchange = () => database.close(); // somebody deletes it: what is asked from now on is away
    return {
      write: (changes) => write(database, JSON.parse(changes) as Change[]),
      read: (store, from, to) => read(database, store, range(from, to)),
      close: () => database.close(),
    };
  } catch {
    return null;
  }
}

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = factory.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      for (const store of STORES) asked.result.createObjectStore(store);
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('not opened'));
    asked.onblocked = () => reject(new Error('blocked'));
  });
}

function write(database: IDBDatabase, changes: readonly Change[]): Promise<Written> {
  return new Promise((resolve) => {
    try {
      // strict: what was answered is on the disk, whatever happens to the browser
      const transaction = database.transaction([...STORES], 'readwrite', { durability: 'strict' });
      let trouble: DOMException | null = null;
      transaction.oncomplete = () => resolve('ok');
      transaction.onabort = () => resolve(statusOf(trouble ?? transaction.error));
      for (const { op, store, key, value } of changes) {
        const there = transaction.objectStore(store);
        const asked = op === 'delete' ? there.delete(key) : there[op](value, key);
        asked.onerror = () => (trouble ??= asked.error); // and nothing stops the abort that follows
      }
    } catch (reason) {
      resolve(statusOf(reason));
    }
  });
}

function statusOf(reason: unknown): Written {
  const name = reason instanceof Error || reason instanceof DOMException ? reason.name : '';
  if (name === 'ConstraintError') return 'conflict';
  return name === 'QuotaExceededError' ? 'full' : 'away';
}

function read(database: IDBDatabase, store: StoreName, wanted: IDBKeyRange | null): Promise<string> {
  return new Promise((resolve) => {
    try {
      const transaction = database.transaction(store);
      const keys = transaction.objectStore(store).getAllKeys(wanted);
      const values = transaction.objectStore(store).getAll(wanted);
      transaction.oncomplete = () =>
        resolve(JSON.stringify(keys.result.map((key, at) => [key, values.result[at] as string])));
      transaction.onabort = () => resolve('away');
    } catch {
      resolve('away');
    }
  });
}

function range(from?: string | null, to?: string | null): IDBKeyRange | null {
  const [first, last] = [from, to].map((bound) => (bound ? (JSON.parse(bound) as IDBValidKey) : null));
  if (first != null && last != null) return IDBKeyRange.bound(first, last);
  if (first != null) return IDBKeyRange.lowerBound(first);
  return last != null ? IDBKeyRange.upperBound(last) : null;
}
