// Where one is: the address bar, read and written.

import { untrack } from 'svelte';
import { pathIn, place } from './place';
import { readRoute, type Route } from './routes';

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  /** Counts the pages visited, so that the shell can move the focus. */
  visits = $state(0);
  route: Route = $derived(readRoute(pathIn(place, this.path) ?? this.path, this.search));

  read = (): void => {
    const moved = this.path !== location.pathname || this.search !== location.search;
    this.note();
    if (moved) this.visits += 1;
  };

  note(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const router = new Router();

/** Go to a page of ours. */
export function go(to: string, { replace = false } = {}): void {
  const target = new URL(to, location.href);
  if (target.href !== location.href) history[replace ? 'replaceState' : 'pushState']({}, '', target);
  router.read();
  if (!target.hash) scrollTo(0, 0);
}

/** Write down in the address where one is on this page, and stay there. */
export function writeDown(address: string): void {
  if (address === location.href) return;
  history.replaceState({}, '', address);
  untrack(() => router.note());
}

/** Follow the address bar and every plain click on a link of ours; returns how to stop. */
export function followLinks(): () => void {
  addEventListener('popstate', router.read);
  document.addEventListener('click', onClick);
  return () => {
    removeEventListener('popstate', router.read);
    document.removeEventListener('click', onClick);
  };
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || pathIn(place, link.pathname) === null) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.href);
}
