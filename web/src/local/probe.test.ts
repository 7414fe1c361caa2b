import { expect, test } from 'vitest';
import { canRunWasm } from './probe';

type Instantiate = typeof WebAssembly.instantiate;
const wasm = (instantiate: () => Promise<unknown>) => ({ instantiate: instantiate as unknown as Instantiate });

test('WebAssembly runs where it runs', async () => {
  expect(await canRunWasm()).toBe(true);
});

test('it does not where it is missing, forbidden or never answers', async () => {
  expect(await canRunWasm(null as never)).toBe(false);
  expect(await canRunWasm(wasm(() => Promise.reject(new Error('refused by the content policy'))))).toBe(false);
  expect(
    await canRunWasm(
      wasm(() => new Promise(() => undefined)),
      5,
    ),
  ).toBe(false);
});
