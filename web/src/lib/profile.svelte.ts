// Who one is: a name that the server remembers by a cookie, and the browser for the café without a server.

import type { ApiClient, Result } from './api_client';
import { pageAt, place } from './place';
import { deviceStorage } from './storage';
import type { Me } from './types';

/** The name for both cafés, the one with a server and the one without. */
const NAME_KEY = 'cafe:name';

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
    if (!result.ok) return;
    this.become(result.value);
    const known = deviceStorage.readText(NAME_KEY);
    if (place.isLocal && known && known !== this.name) await this.rename(known);
    else this.#remember();
  }

  async rename(name: string): Promise<Result<Me>> {
    const result = await this.#api.rename(name);
    if (result.ok) this.become(result.value);
    this.#remember();
    return result;
  }

  become(me: Me): void {
    this.me = me;
  }

  #remember(): void {
    if (this.name) deviceStorage.writeText(NAME_KEY, this.name);
  }
}

/** Begin anew at the start page, as nobody whom the café knows. */
export function leaveAsNobody(): void {
  deviceStorage.writeText(NAME_KEY, null);
  location.assign(pageAt('/'));
}
