/** The doorway of this tab, with the browser around it. */

import { newRequestKey } from '../lib/api_client';
import { fileAt } from '../lib/place';
import { language } from '../lib/words.svelte';
import { Doorway } from './doorway.svelte';
import type { Engine } from './house';
import { fetchList } from './parts';

const CHANNEL = 'cafe-house';
const folder = new URL(fileAt('python/'), location.href).href;

/** Browsers have locks only where the connection is safe: over https, or on the machine itself. */
const isSafe = 'locks' in navigator;

export const doorway = new Doorway({
  trouble: isSafe ? null : 'unsafe',
  locks: isSafe ? navigator.locks : { request: () => new Promise(() => undefined) },
  channel: new BroadcastChannel(CHANNEL),
  startEngine: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as Engine,
  folder,
  language: () => language.current,
  newId: newRequestKey,
  ownVersion: () =>
    fetchList(folder).then(
      ({ version }) => version,
      () => null,
    ),
});

/** Whoever asked the browser to save data is asked before anything is fetched. */
const isSparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Go in without being asked, where one may: the sooner Python starts, the sooner it is there. */
export function enterUnasked(): void {
  if (!isSparing && doorway.status.step === 'closed') doorway.enter();
}
