// Who one is: a name that the server remembers by a cookie.

import type { ApiClient, Result } from './api_client';
import type { Me } from './types';

export class Profile {
  me = $state.raw<Me | null>(null);
  name: string = $derived(this.me?.name ?? '');

  #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
  }

  async load(): Promise<void> {
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
