// The shell stays at hand: a service worker keeps it, and a page older than the server reloads when it has to.

import { fileAt, place } from './place';
import { tabStorage } from './storage';

const RELOADED_KEY = 'cafe:reloaded';
const RELOAD_PAUSE_MS = 30_000;
const REGISTER_AFTER_MS = 2_000; // the worker fetches every file, and whoever just came wants the first page first

export function keepShell(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    const register = () => void navigator.serviceWorker.register(fileAt('sw.js')).catch(() => undefined);
    const soon = () => setTimeout(register, REGISTER_AFTER_MS);
    // where scripts are awaited before this one, the page may be loaded by now
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon);
  }
  // An app is for everywhere, so it has what plays without a server, too.
  addEventListener('appinstalled', () => void import('../local/keeping.svelte').then(({ keepParts }) => keepParts()));
  // After an update a part of the old page may be gone; a turn in the making is kept over the reload.
  addEventListener('vite:preloadError', (event) => {
    const last = tabStorage.read<number>(RELOADED_KEY) ?? 0;
    if (Date.now() - last < RELOAD_PAUSE_MS) return;
    event.preventDefault();
    void reloadIfThere();
  });
}

/** While the server is gone the page stays: there would be nothing in its place. */
async function reloadIfThere(): Promise<void> {
  const answer = await fetch(place.hasServer ? '/healthz' : fileAt(''), { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return;
  tabStorage.write(RELOADED_KEY, Date.now());
  location.reload();
}
