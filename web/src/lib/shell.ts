// The shell stays at hand: a service worker keeps it, and a page older than the server reloads when it has to.

const RELOADED = 'cafe:reloaded';
const LATER = 2_000; // milliseconds; the worker fetches every file, and whoever just came wants the first page first

export function keepShell(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    addEventListener('load', () => setTimeout(register, LATER));
  }
  // After an update a part of the old page may be gone; a turn in the making is kept over the reload.
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < 30_000) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}
