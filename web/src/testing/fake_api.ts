/** An API client of which a test says what it answers; whatever it does not expect is an error. */

import type { ApiClient, ApiError, Result, SubscriptionHandlers } from '../lib/api_client';

export function fakeApi(answers: Partial<ApiClient>): ApiClient {
  return new Proxy(answers, {
    get(given, name) {
      if (name in given) return given[name as keyof ApiClient];
      throw new Error(`nobody expected ${String(name)}`);
    },
  }) as ApiClient;
}

export function ok<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function failed(error: string, more: Partial<ApiError> = {}): ApiError {
  return { ok: false, status: 0, error, body: {}, ...more };
}

/** Subscriptions that a test opens, feeds and breaks. */
export class FakeSubscriptions {
  readonly open: SubscriptionHandlers[] = [];
  made = 0;

  subscribe = (handlers: SubscriptionHandlers) => {
    this.made += 1;
    this.open.push(handlers);
    return { close: () => void this.open.splice(this.open.indexOf(handlers), 1) };
  };

  /** The one that is open now. */
  get last(): SubscriptionHandlers {
    const last = this.open.at(-1);
    if (!last) throw new Error('no subscription is open');
    return last;
  }

  break(): void {
    const { last } = this;
    this.open.pop();
    last.onClose();
  }
}
