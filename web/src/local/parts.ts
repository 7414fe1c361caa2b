/** What the café in the browser is made of: Python and its modules, fetched with every byte counted. */

export type Role = 'loader' | 'script' | 'wasm' | 'lock' | 'stdlib' | 'cafe';

export interface Part {
  readonly name: string;
  readonly role: Role;
  readonly bytes: number;
  /** How many of them travel where the host compresses. */
  readonly gzip: number;
}

export interface Parts {
  readonly version: string;
  readonly pyodide: string;
  readonly files: readonly Part[];
}

export type Counted = (bytes: number, of: number) => void;

/** The list of parts; throws if there is none. */
export async function fetchList(folder: string): Promise<Parts> {
  const response = await fetch(`${folder}parts.json`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`parts.json: ${response.status}`);
  return (await response.json()) as Parts;
}

/** What each part is for, with its response; throws if one does not come whole. */
export type Fetched = Record<Role, { readonly address: string; readonly response: Response }>;

export async function fetchParts(folder: string, { files }: Parts, counted: Counted): Promise<Fetched> {
  const there = files.map((file) => ({ ...file, got: 0, travelling: file.gzip }));
  const tell = () =>
    counted(
      sum(there.map(({ got, bytes, travelling }) => Math.round((got / bytes) * travelling))),
      sum(there.map(({ travelling }) => travelling)),
    );
  const fetched = there.map(async (file) => {
    const address = folder + file.name;
    const response = await fetch(address);
    if (!response.ok || !response.body) throw new Error(`${file.name}: ${response.status}`);
    // a host that does not compress sends all of it
    if (!response.headers.get('content-encoding')) file.travelling = file.bytes;
    const kept = response.clone(); // with its address, so that the browser may keep what it compiles from it
    const reader = response.body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      file.got += piece.value.length;
      tell();
    }
    if (file.got !== file.bytes) throw new Error(`${file.name}: ${file.got} bytes instead of ${file.bytes}`);
    return [file.role, { address, response: kept }] as const;
  });
  return Object.fromEntries(await Promise.all(fetched)) as Fetched;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
