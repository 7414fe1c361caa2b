/** To the café in the browser itself. */

import type { Result, Subscription, SubscriptionHandlers } from '../lib/api_client';
import { errorOf, type Sent, type Transport } from '../lib/transport';
import type { Bye, News } from '../lib/types';
import type { Doorway } from './doorway.svelte';
import { reasonOf } from './flaws';
import type { Answer } from './messages';

interface Local {
  readonly doorway: Pick<Doorway, 'request' | 'follow'>;
  readonly language: () => string;
  /** A match has been begun here: what the browser keeps is worth something from now on. */
  readonly begun: () => void;
}

const NOT_SET_UP = 'not-set-up';
const BEGINS = /^\/(matches|import|matches\/[^/]+\/rematch)$/;

export function localTransport({ doorway, language, begun }: Local): Transport {
  async function request<Value>(method: string, path: string, sent: Sent = {}): Promise<Result<Value>> {
    const body = await written(sent.body);
    const text = await doorway.request({ method, path: `/api${path}`, body, language: sent.language ?? language() });
    if (text === null) return { ok: false, status: 0, error: NOT_SET_UP, body: {} };
    const { status, type, retryAfter, body: answered } = JSON.parse(text) as Answer;
    const payload: unknown = type.includes('json') && answered ? JSON.parse(answered) : answered;
    if (status < 300) {
      if (method === 'POST' && BEGINS.test(path)) begun();
      return { ok: true, value: (status === 204 ? undefined : payload) as Value };
    }
    const error = errorOf(status, payload, retryAfter);
    const reason = error.reason || reasonOf(error.body);
    return reason === null ? error : { ...error, reason };
  }

  function subscribe(path: string, handlers: SubscriptionHandlers): Subscription {
    let closed = false;
    const stop = doorway.follow(
      `/api${path}`,
      () => handlers.onOpen(),
      (text) => {
        if (closed) return;
        if (text) return handlers.onMessage(JSON.parse(text) as News | Bye);
        closed = true;
        handlers.onClose();
      },
    );
    return {
      close() {
        closed = true;
        stop();
      },
    };
  }

  return { request, subscribe };
}

/** What goes along, as text: a file as it is, everything else as JSON. */
async function written(body: unknown): Promise<string | null> {
  if (body === undefined) return null;
  return body instanceof Blob ? body.text() : JSON.stringify(body);
}
