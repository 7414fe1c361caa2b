// Pages with which few visits begin. How to fetch them is fetched with the first of them, so that a match need not know.

import type { Page } from './pages';

const components = import.meta.glob<{ default: Page }>([
  './game/PuzzlesPage.svelte',
  './pages/*Page.svelte',
  '!./pages/{Start,NewMatch}Page.svelte',
]);
const FILES = {
  challenge: 'pages/Deals',
  daily: 'pages/Deals',
  link: 'pages/Link',
  me: 'pages/Profile',
  'me/statistics': 'pages/Statistics',
  nowhere: 'pages/NotFound',
  puzzles: 'game/Puzzles',
};

export function loadMore(name: keyof typeof FILES): Promise<{ default: Page }> {
  return components[`./${FILES[name]}Page.svelte`]!();
}
