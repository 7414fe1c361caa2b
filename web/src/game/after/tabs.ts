/** The ways to look at a game again, as its address names them. */

import { pageAt } from '../../lib/place';

export const TABS = ['replay', 'review', 'sheet'] as const;
export type Tab = (typeof TABS)[number];

/** The tab that a query asks for; whatever else it says, the replay. */
export function tabOf(query: URLSearchParams): Tab {
  const wanted = query.get('tab');
  return TABS.find((tab) => tab === wanted) ?? 'replay';
}

/** Where one is in a game, as an address that leads there. */
export function addressOf(match: string, { tab, turn, view }: { tab: Tab; turn: number; view: string | null }): string {
  const query = new URLSearchParams();
  if (tab !== 'replay') query.set('tab', tab);
  query.set('turn', String(turn));
  if (view !== null) query.set('view', view);
  return pageAt(`/match/${match}/replay?${query}`);
}
