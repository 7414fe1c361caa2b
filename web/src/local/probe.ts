/** Whether WebAssembly runs here at all: where a content policy forbids it, Pyodide would wait for ever instead of saying so. */

const SMALLEST = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]); // a module with nothing in it
const PATIENCE_MS = 10_000;

export async function canRunWasm(
  wasm: Pick<typeof WebAssembly, 'instantiate'> | undefined = globalThis.WebAssembly,
  patienceMs = PATIENCE_MS,
): Promise<boolean> {
  if (!wasm) return false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), patienceMs)));
  try {
    return await Promise.race([wasm.instantiate(SMALLEST).then(() => true), tooLong]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
