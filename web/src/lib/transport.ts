/** How a request gets to the café, and its messages back: by the network, or to the café in the browser itself. */

import { UNREACHABLE, type ApiError, type Result, type Subscription, type SubscriptionHandlers } from './api_client';

/** How long an answer may take, unless a request says otherwise. */
export const TIMEOUT_MS = 20_000;

/** What goes along with a request. */
export interface Sent {
  body?: unknown;
  timeoutMs?: number;
  language?: string;
}

/** Paths are those of the API, such as `/matches/x?seat=0`. Nothing throws. */
export interface Transport {
  request<Value>(method: string, path: string, sent?: Sent): Promise<Result<Value>>;
  subscribe(path: string, handlers: SubscriptionHandlers): Subscription;
}

/** An answer that is an error. */
export function errorOf(status: number, payload: unknown, retryAfter: unknown): ApiError {
  const body = (typeof payload === 'object' && payload !== null ? payload : {}) as Record<string, unknown>;
  const error: ApiError = {
    ok: false,
    status,
    // a proxy without the server behind it is as good as no answer
    error: typeof body.error === 'string' ? body.error : status >= 502 ? UNREACHABLE : 'unexpected',
    body,
  };
  if (typeof body.reason === 'string') error.reason = body.reason;
  const seconds = Number(retryAfter);
  if (seconds > 0) error.retryAfterSeconds = seconds;
  return error;
}
