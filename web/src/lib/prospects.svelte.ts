// What everybody could do if it were their turn: asked when somebody wants to know, and kept until somebody has played.

import type { MatchApi } from './api_client';
import type { Offer } from './types';

/** What prospects need of the match they are of. */
export interface ProspectsContext {
  id: () => string;
  /** The seat one looks from. */
  seat: () => number | null;
  /** As long as this stays the same, so do the prospects. */
  occasion: () => string;
}

interface Answer {
  readonly asked: string;
  readonly seats: readonly (readonly Offer[])[];
}

export class Prospects {
  #api: MatchApi;
  #match: ProspectsContext;
  #answer = $state.raw<Answer | null>(null);
  #asking: string | null = null;

  constructor(api: MatchApi, match: ProspectsContext) {
    this.#api = api;
    this.#match = match;
  }

  /** What a seat could do if it were its turn; null as long as nobody has said. */
  of(seat: number | null): readonly Offer[] | null {
    if (seat === null || this.#answer?.asked !== this.#question) return null;
    return this.#answer.seats[seat] ?? [];
  }

  /** Ask, unless the answer is here or on its way. */
  async want(): Promise<void> {
    const asked = this.#question;
    if (this.#answer?.asked === asked || this.#asking === asked) return;
    this.#asking = asked;
    const answer = await this.#api.getProspects(this.#match.id(), this.#match.seat());
    if (this.#asking === asked) this.#asking = null;
    if (asked !== this.#question) return this.#asking === null ? this.want() : undefined; // somebody has played since
    if (answer.ok) this.#answer = { asked, seats: answer.value.seats };
  }

  get #question(): string {
    return JSON.stringify([this.#match.seat(), this.#match.occasion()]);
  }
}
