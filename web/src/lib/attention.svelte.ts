// The tab's title, and a notification when it is one's turn while one looks elsewhere.

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

export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && isSecureContext;
}

/** Ask the browser's leave and remember it; false if it is refused. */
export async function wantNotifications(on: boolean): Promise<boolean> {
  if (!on || !canNotify()) {
    settings.notify = false;
    return false;
  }
  const leave =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  settings.notify = leave === 'granted';
  return settings.notify;
}

/** Tell somebody who looks elsewhere that it is their turn in a match. */
export function notifyTurn(match: string): void {
  notify(match, t('title-your-turn'));
}

/** Tell somebody who looks elsewhere something about a match. */
export function notify(match: string, title: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible' && document.hasFocus()) return;
  try {
    const note = new Notification(title, {
      body: t('cafe-name'),
      tag: `cafe-${match}`,
      icon: '/icon-192.png',
    });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // some phones only let a service worker do this
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(title, {
        body: t('cafe-name'),
        tag: `cafe-${match}`,
        data: `/match/${match}`,
      }),
    );
  }
}
