/** A page that a test hides, shows and takes off the network. */

import type { PageState } from '../lib/page_state';

export class FakePage implements PageState {
  visible = true;
  online = true;
  watchers = 0;
  reloads = 0;
  #changes: Parameters<PageState['watch']>[0] | null = null;

  isVisible = () => this.visible;
  isOnline = () => this.online;
  reload = () => void (this.reloads += 1);

  watch = (changes: Parameters<PageState['watch']>[0]) => {
    this.watchers += 1;
    this.#changes = changes;
    return () => {
      this.watchers -= 1;
      this.#changes = null;
    };
  };

  wake(): void {
    this.online = this.visible = true;
    this.#changes?.onWake();
  }

  goOffline(): void {
    this.online = false;
    this.#changes?.onOffline();
  }
}
