import { afterEach, expect, test, vi } from 'vitest';
import { fetchList, fetchParts } from './parts';

const LIST = {
  version: 'v1',
  pyodide: '314.0.7',
  files: [
    { name: 'a.wasm', role: 'wasm', bytes: 300, gzip: 100 },
    { name: 'b.zip', role: 'cafe', bytes: 100, gzip: 90 },
  ],
} as const;

afterEach(() => vi.unstubAllGlobals());

function serve(files: Record<string, [bytes: number, headers?: Record<string, string>]>): void {
  vi.stubGlobal('fetch', (address: string) => {
    const [bytes, headers] = files[address.replace('/python/', '')] ?? [];
    if (bytes === undefined) return Promise.resolve(new Response('gone', { status: 404 }));
    return Promise.resolve(new Response(new Uint8Array(bytes), { headers }));
  });
}

test('every byte is counted as it travels', async () => {
  serve({ 'a.wasm': [300, { 'content-encoding': 'gzip' }], 'b.zip': [100] });
  const counted = vi.fn<(bytes: number, of: number) => void>();
  const parts = await fetchParts('/python/', LIST, counted);
  expect((await parts.wasm.response.arrayBuffer()).byteLength).toBe(300);
  expect(parts.wasm.address).toBe('/python/a.wasm');
  expect(counted).toHaveBeenLastCalledWith(200, 200);
  for (const [bytes, of] of counted.mock.calls) expect(bytes).toBeLessThanOrEqual(of);
});

test('a part that breaks off or is missing is an error', async () => {
  serve({ 'a.wasm': [299], 'b.zip': [100] });
  await expect(fetchParts('/python/', LIST, () => undefined)).rejects.toThrow('299 bytes instead of 300');
  serve({ 'b.zip': [100] });
  await expect(fetchParts('/python/', LIST, () => undefined)).rejects.toThrow('a.wasm: 404');
});

test('without a list there are no parts', async () => {
  serve({});
  await expect(fetchList('/python/')).rejects.toThrow('404');
});
