// What one's finished games add up to: asked for until every game has been read.

import type { ApiClient, ApiError } from './api_client';
import type { Statistics } from './types';

export class OwnStatistics {
  value = $state.raw<Statistics | null>(null);
  trouble = $state.raw<ApiError | null>(null);
  /** More games are being read. */
  reading = $state(true);

  #api: ApiClient;
  #wanted = false;

  constructor(api: ApiClient) {
    this.#api = api;
  }

  /** Begin, and go on as long as each answer tells of more games read; returns how to stop, as an effect wants it. */
  follow(): () => void {
    this.#wanted = true;
    void this.#read();
    return () => {
      this.#wanted = false;
    };
  }

  async #read(): Promise<void> {
    const offset = -new Date().getTimezoneOffset();
    let left = Infinity;
    while (this.#wanted) {
      const answer = await this.#api.getStatistics(offset);
      this.trouble = answer.ok ? null : answer;
      if (!answer.ok) break;
      this.value = answer.value;
      if (answer.value.unread === 0 || answer.value.unread >= left) break; // what cannot be read stays unread
      left = answer.value.unread;
    }
    this.reading = false;
  }
}
