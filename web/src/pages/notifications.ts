// Notifications of the system: the browser's leave, and showing one.

import { fileAt, pageAt } from '../lib/place';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';

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

/** Tell somebody who looks elsewhere something about a match. */
export function show(match: string, title: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible' && document.hasFocus()) return;
  try {
    const note = new Notification(title, {
      body: t('cafe-name'),
      tag: `cafe-${match}`,
      icon: fileAt('icon-192.png'),
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
        data: pageAt(`/match/${match}`),
      }),
    );
  }
}
