// The tab's title, and a word to whoever looks elsewhere while it is their turn.

import { settings } from './settings.svelte';
import { t } from './words.svelte';

class Attention {
  /** The page's own title. */
  title = $state('');
  /** It is somebody's turn here: said first in the tab's title. */
  turn = $state(false);
}

export const attention = new Attention();

/** Set the page's title, and whether it is one's turn; call it in an effect. */
export function entitle(title: string, turn = false): void {
  attention.title = title;
  attention.turn = turn;
}

export function tabTitle(): string {
  const title = attention.title ? `${attention.title} · ${t('cafe-name')}` : t('cafe-name');
  return attention.turn ? `● ${t('title-your-turn')} – ${title}` : title;
}

/** Tell somebody who looks elsewhere that it is their turn in a match. */
export function notifyTurn(match: string): void {
  notify(match, t('title-your-turn'));
}

/** Tell somebody who looks elsewhere something about a match, if they want to be told. */
export function notify(match: string, title: string): void {
  if (settings.notify) void import('../pages/notifications').then(({ show }) => show(match, title));
}
