/** The café without a server: what `main.ts` needs of it. Fetched only by whoever goes there. */

import { mount } from 'svelte';
import loaders from 'words:local';
import { addWords } from '../lib/fluent';
import type { Profile } from '../lib/profile.svelte';
import { router } from '../lib/router.svelte';
import type { Route } from '../lib/routes';
import { language, speakAlso, type Language } from '../lib/words.svelte';
import type { fetchPage, Page } from '../pages';
import { doorway, enterUnasked } from './entrance';
import { keepMatches, keepParts } from './keeping.svelte';
import LoadingPage from './LoadingPage.svelte';
import NeedsServerPage from './NeedsServerPage.svelte';
import StorageNote from './StorageNote.svelte';
import { localTransport } from './transport';

/** What can be read without the café; the lessons only where it cannot be set up, for they ask the referee. */
const READ: readonly Route['page'][] = ['rules', 'nowhere'];
const READ_AT_NEED: readonly Route['page'][] = ['tutorial'];
const WITH_SERVER: readonly Route['page'][] = ['daily', 'challenge', 'link'];

export const transport = localTransport({ doorway, language: () => language.current, begun: keepMatches });

/** Gets the page of a name, or the one that shows how far the café is. */
export function throughTheDoor(fetch: typeof fetchPage): typeof fetchPage {
  return (name) => {
    if (WITH_SERVER.includes(name)) return Promise.resolve(NeedsServerPage as Page);
    const isThere = doorway.entered || READ.includes(name) || (doorway.failed && READ_AT_NEED.includes(name));
    return isThere ? fetch(name) : Promise.resolve(LoadingPage as Page);
  };
}

const fetched = new Map<Language, Promise<void>>();

speakAlso((chosen) => {
  let coming = fetched.get(chosen);
  if (!coming) {
    coming = loaders[chosen].local().then(({ default: raw }) => addWords(chosen, `local-${chosen}`, raw));
    coming.catch(() => fetched.delete(chosen));
    fetched.set(chosen, coming);
  }
  return coming;
});

/** Begins before the first page is drawn where that needs the café. Once it is open: who one is there, and what the next visit needs. */
export function welcome(profile: Profile): void {
  if (![...READ, ...WITH_SERVER].includes(router.route.page)) enterUnasked();
  mount(StorageNote, { target: document.body });
  $effect.root(() => {
    $effect(() => {
      if (!doorway.entered) return;
      void profile.load();
      keepParts();
    });
  });
}

// A page that comes back from the browser's memory has lost its place in the café.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
