// Which component a place shows, fetched when somebody goes there.

import type { Component } from 'svelte';
import type { Route } from './lib/routes';

export type Page = Component<Record<string, unknown>>;

const components = import.meta.glob<{ default: Page }>(['./game/*Page.svelte', './pages/*Page.svelte']);
const FILES: Record<Route['page'], string> = {
  start: './pages/StartPage.svelte',
  new: './pages/NewMatchPage.svelte',
  link: './pages/LinkPage.svelte',
  me: './pages/ProfilePage.svelte',
  nowhere: './pages/NotFoundPage.svelte',
  match: './game/MatchPage.svelte',
  replay: './game/ReplayPage.svelte',
  tutorial: './game/TutorialPage.svelte',
  referee: './game/RefereePage.svelte',
  rules: './game/RulesPage.svelte',
};

/** The page's component, or null if it cannot be fetched now. */
export async function fetchPage(name: Route['page']): Promise<Page | null> {
  try {
    return (await components[FILES[name]]!()).default;
  } catch {
    return null;
  }
}
