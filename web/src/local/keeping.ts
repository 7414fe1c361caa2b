/** What the browser is asked to keep for good. */

/** What the café is made of, so that it opens without a connection next time. */
export function keepParts(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: 'python' }));
}

let asked = false;

/** The matches; without asking, a browser may throw them away when it runs out of space. */
export function keepMatches(): void {
  if (asked) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => false);
}
