// A list of matches that comes in pages: what is shown is asked for anew, and more of it when somebody wants it.

import type { PageWanted, Result } from './api_client';
import type { Matches, Summary } from './types';

export const PAGE_SIZE = 12;

export class MatchList {
  /** Null until it is known. */
  matches = $state.raw<Summary[] | null>(null);
  hasMore = $state(false);
  #pages = 1;
  #fetch: (page: PageWanted) => Promise<Result<Matches>>;

  constructor(fetch: (page: PageWanted) => Promise<Result<Matches>>) {
    this.#fetch = fetch;
  }

  /** Ask for the pages that are shown; what is known stays if there is no answer. */
  async refresh(): Promise<boolean> {
    const found = new Map<string, Summary>();
    let before: string | undefined;
    for (let page = 0; page < this.#pages; page += 1) {
      const answer = await this.#fetch({ before, limit: PAGE_SIZE });
      if (!answer.ok) return false;
      for (const match of answer.value.matches) found.set(match.id, match); // one that moved is shown once
      before = answer.value.next ?? undefined;
      if (before === undefined) break;
    }
    this.matches = [...found.values()];
    this.hasMore = before !== undefined;
    return true;
  }

  /** Show another page. */
  async more(): Promise<void> {
    this.#pages += 1;
    if (!(await this.refresh())) this.#pages -= 1;
  }
}
