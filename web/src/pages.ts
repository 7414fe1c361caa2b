// Which component a place shows, fetched when somebody goes there.

import type { Component } from 'svelte';
import type { Route } from './lib/routes';

export type Page = Component<Record<string, unknown>>;

const components = import.meta.glob<{ default: Page }>([
  './game/*Page.svelte',
  '!./game/PuzzlesPage.svelte',
  './pages/{Start,NewMatch}Page.svelte',
]);
const FILES = {
  start: 'pages/Start',
  new: 'pages/NewMatch',
  match: 'game/Match',
  replay: 'game/Replay',
  tutorial: 'game/Tutorial',
  referee: 'game/Referee',
  rules: 'game/Rules',
};

/** The page's component, or null if it cannot be fetched now. */
export async function fetchPage(name: Route['page']): Promise<Page | null> {
  try {
    if (!(name in FILES)) return (await (await import('./more_pages')).loadMore(name as Rare)).default;
    return (await components[`./${FILES[name as Common]}Page.svelte`]!()).default;
  } catch {
    return null;
  }
}

type Common = keyof typeof FILES;
type Rare = Exclude<Route['page'], Common>;
