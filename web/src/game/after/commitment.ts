/** The seal on a deal: what is published before the first move, so that the seed opened at the end can be checked. */

const PURPOSE = 'cafe-commitment-1'; // as the server and `cafe check` have it

/** Whether this page may reckon hashes: browsers allow it only on secure connections. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** SHA-256 of the purpose, a zero byte and the seed, as hexadecimal digits. */
export async function commitmentOf(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${PURPOSE}\0${seed}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
