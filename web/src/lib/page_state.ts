/** Whether anybody looks at the page, and whether there is a network. */

export interface PageState {
  isVisible(): boolean;
  isOnline(): boolean;
  /** Tell of changes; returns how to stop. */
  watch(changes: { onWake: () => void; onOffline: () => void }): () => void;
}

export const browserPage: PageState = {
  isVisible: () => document.visibilityState !== 'hidden',
  isOnline: () => navigator.onLine,
  watch({ onWake, onOffline }) {
    addEventListener('online', onWake);
    addEventListener('offline', onOffline);
    document.addEventListener('visibilitychange', onWake);
    return () => {
      removeEventListener('online', onWake);
      removeEventListener('offline', onOffline);
      document.removeEventListener('visibilitychange', onWake);
    };
  },
};
