// The review of a finished match: asked for, waited for, called off.

import { isTransient, type ApiClient, type ApiError, type Result } from './api_client';
import type { ReviewState } from './types';

const POLL_MS = 1_000;
const UNHURRIED_MS = 10_000; // where there is one to read meanwhile: it comes with every answer

export class ReviewFollower {
  state = $state.raw<ReviewState | null>(null);
  /** Why the last request failed. */
  trouble = $state.raw<ApiError | null>(null);
  /** It was being made, and then was not, though nobody here called it off. */
  stopped = $state(false);
  /** A request of this person is on its way. */
  busy = $state(false);

  #api: ApiClient;
  #id: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #followed = false;
  #renewed = false;
  #latest = 0; // request: an answer to an older one says nothing any more

  constructor(api: ApiClient, id: string) {
    this.#api = api;
    this.#id = id;
  }

  /** Look how far it is, and go on until it is ready; returns how to stop, as an effect wants it. */
  follow(): () => void {
    this.#followed = true;
    void this.#look();
    return () => {
      this.#followed = false;
      clearTimeout(this.#timer);
    };
  }

  ask = (): Promise<void> => this.#act(() => this.#api.askForReview(this.#id));
  cancel = (): Promise<void> => this.#act(() => this.#api.cancelReview(this.#id));

  async #act(request: () => Promise<Result<ReviewState>>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    clearTimeout(this.#timer);
    const number = (this.#latest += 1);
    const answer = await request();
    this.busy = false;
    if (number !== this.#latest) return;
    this.stopped = false;
    this.#adopt(answer, { asked: true });
  }

  /** Let an outdated one be made anew, once and unless that was begun already, as if somebody had asked; a refusal matters to nobody. */
  async #renew(): Promise<void> {
    this.#renewed = true;
    const number = (this.#latest += 1);
    const answer = await this.#api.askForReview(this.#id);
    if (answer.ok && number === this.#latest) this.#adopt(answer, { asked: true });
  }

  async #look(): Promise<void> {
    const number = (this.#latest += 1);
    const answer = await this.#api.getReview(this.#id);
    if (number === this.#latest) this.#adopt(answer, { asked: false });
  }

  #adopt(answer: Result<ReviewState>, { asked }: { asked: boolean }): void {
    this.trouble = answer.ok ? null : answer;
    if (answer.ok) {
      if (!asked && this.state?.status === 'making' && wasStopped(answer.value)) this.stopped = true;
      this.state = answer.value;
      if (answer.value.status === 'making') this.#renewed = true; // whoever calls that off does not want another
    }
    const waits = this.state?.status === 'making' || this.state === null;
    if (this.#followed && waits && (answer.ok || isTransient(answer))) {
      const pause = answer.ok ? 0 : (answer.retryAfterSeconds ?? 0) * 1000;
      const usual = this.state?.review ? UNHURRIED_MS : POLL_MS;
      this.#timer = setTimeout(() => void this.#look(), Math.max(usual, pause));
    }
    const isOld = this.state?.status === 'ready' && this.state.outdated;
    if (this.#followed && isOld && !this.#renewed) void this.#renew();
  }
}

/** It is being made no more, and what there is has not become newer. */
function wasStopped({ status, outdated }: ReviewState): boolean {
  return status === 'none' || (status === 'ready' && outdated);
}
