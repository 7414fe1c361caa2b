/** Whether anybody looks at the page, and whether there is a network, where one is needed. */

import { place } from './place';

export interface PageState {
  isVisible(): boolean;
  isOnline(): boolean;
  /** Begin anew, as whoever one is by now. */
  reload(): void;
  /** Tell of changes; returns how to stop. */
  watch(changes: { onWake: () => void; onOffline: () => void }): () => void;
}

export const browserPage: PageState = {
  isVisible: () => document.visibilityState !== 'hidden',
  isOnline: () => place.isLocal || navigator.onLine,
  reload: () => location.reload(),
  watch({ onWake, onOffline }) {
    addEventListener('online', onWake);
    if (!place.isLocal) addEventListener('offline', onOffline);
    document.addEventListener('visibilitychange', onWake);
    return () => {
      removeEventListener('online', onWake);
      removeEventListener('offline', onOffline);
      document.removeEventListener('visibilitychange', onWake);
    };
  },
};
