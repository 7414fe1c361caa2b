/** What the browser is asked to keep for good. */

class Keeping {
  /** The parts could not be kept: without a connection the café will not open. */
  failed = $state(false);
}

export const keeping = new Keeping();

/** What the café is made of, so that it opens without a connection next time. */
export function keepParts(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<{ kept: 'yes' | 'no' | 'later' }>) => {
      keeping.failed = data.kept === 'no';
      port1.close();
    };
    active?.postMessage({ keep: 'python' }, [port2]);
  });
}

let asked = false;

/** The matches; without asking, a browser may throw them away when it runs out of space. */
export function keepMatches(): void {
  if (asked) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => false);
}
