// Who one is: a name that the server remembers by a cookie.

import type { ApiClient, Result } from './api_client';
import type { Me } from './types';

export class Profile {
  me = $state.raw<Me | null>(null);
  name: string = $derived(this.me?.name ?? '');

  #api: ApiClient;
  #coming: Promise<void> | null = null;

  constructor(api: ApiClient) {
    this.#api = api;
  }

  /** Whoever asks while the answer is on its way waits for the same one. */
  load(): Promise<void> {
    this.#coming ??= this.#fetch().finally(() => (this.#coming = null));
    return this.#coming;
  }

  async #fetch(): Promise<void> {
    const result = await this.#api.getMe();
    if (result.ok) this.me = result.value;
  }

  async rename(name: string): Promise<Result<Me>> {
    const result = await this.#api.rename(name);
    if (result.ok) this.me = result.value;
    return result;
  }

  become(me: Me): void {
    this.me = me;
  }
}
