// Who one is: a name that the server remembers by a cookie, and the browser for the café without a server.

import { isTransient, type ApiClient, type Result } from './api_client';
import { pageAt, place, type Place } from './place';
import { deviceStorage } from './storage';
import type { Me } from './types';

/** The name for both cafés, the one with a server and the one without. */
const NAME_KEY = 'cafe:name';
/** Set while that name was given without a server, which so has not heard of it. */
const UNHEARD_KEY = 'cafe:name-unheard';

export class Profile {
  me = $state.raw<Me | null>(null);
  name: string = $derived(this.me?.name ?? '');

  #api: ApiClient;
  #isLocal: boolean;
  #coming: Promise<void> | null = null;

  constructor(api: ApiClient, { isLocal }: Pick<Place, 'isLocal'> = place) {
    this.#api = api;
    this.#isLocal = isLocal;
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
    const name = deviceStorage.readText(NAME_KEY);
    // a server takes a new name once, or it would undo what another device or an operator changes there
    if (name && name !== this.name && (this.#isLocal || deviceStorage.readText(UNHEARD_KEY))) {
      const taken = await this.#take(name);
      if (!taken.ok && isTransient(taken)) return; // the next visit tells it
    }
    if (!this.#isLocal) deviceStorage.writeText(UNHEARD_KEY, null);
    this.#remember();
  }

  async rename(name: string): Promise<Result<Me>> {
    const result = await this.#take(name);
    if (result.ok) {
      this.#remember();
      deviceStorage.writeText(UNHEARD_KEY, this.#isLocal ? 'yes' : null);
    }
    return result;
  }

  async #take(name: string): Promise<Result<Me>> {
    const result = await this.#api.rename(name);
    if (result.ok) this.become(result.value);
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
  for (const key of [NAME_KEY, UNHEARD_KEY]) deviceStorage.writeText(key, null);
  location.assign(pageAt('/'));
}
