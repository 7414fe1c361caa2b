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

/** Why it cannot be opened: the browser keeps nothing, or what a newer café wrote. */
export type NotOpened = 'no-storage' | 'newer-format';

/** `lost` is told when it has gone for good: whoever needs it opens another one. */
export async function openStorage(
  lost: () => void,
  factory: IDBFactory | undefined = globalThis.indexedDB,
): Promise<HouseStorage | NotOpened> {
  try {
    if (!factory) return 'no-storage';
    const database = await opened(factory);
    database.onclose = lost; // the browser's own doing
    database.onversionchange = () => {
      database.close(); // somebody deletes it, and would wait for us
      lost();
    };
    return {
      write: (changes) => write(database, JSON.parse(changes) as Change[]),
      read: (store, from, to) => read(database, store, range(from, to)),
      close: () => database.close(),
    };
  } catch (reason) {
    return nameOf(reason) === 'VersionError' ? 'newer-format' : 'no-storage';
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
    let transaction: IDBTransaction | null = null;
    try {
      // strict: what was answered is on the disk, whatever happens to the browser
      transaction = database.transaction([...STORES], 'readwrite', { durability: 'strict' });
      let trouble: DOMException | null = null;
      transaction.oncomplete = () => resolve('ok');
      transaction.onabort = () => resolve(statusOf(trouble ?? transaction?.error));
      for (const { op, store, key, value } of changes) {
        const there = transaction.objectStore(store);
        const asked = op === 'delete' ? there.delete(key) : there[op](value, key);
        asked.onerror = () => (trouble ??= asked.error); // and nothing stops the abort that follows
      }
    } catch (reason) {
      resolve(statusOf(reason));
      transaction?.abort(); // all or nothing
    }
  });
}

function nameOf(reason: unknown): string {
  return reason instanceof Error || reason instanceof DOMException ? reason.name : '';
}

function statusOf(reason: unknown): Written {
  const name = nameOf(reason);
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
