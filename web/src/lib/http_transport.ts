/** By HTTP and WebSocket, to the server that the page came from. */

import { UNREACHABLE, type Result, type Subscription, type SubscriptionHandlers } from './api_client';
import { errorOf, TIMEOUT_MS, type Sent, type Transport } from './transport';
import type { Bye, News } from './types';

export const httpTransport: Transport = { request, subscribe };

async function request<Value>(method: string, path: string, sent: Sent = {}): Promise<Result<Value>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(sent.timeoutMs ?? TIMEOUT_MS),
      ...encoded(sent),
    });
    if (response.status === 204) return { ok: true, value: undefined as Value };
    const payload = await decoded(response);
    if (response.ok) return { ok: true, value: payload as Value };
    return errorOf(response.status, payload, response.headers.get('retry-after'));
  } catch (reason) {
    return { ok: false, status: 0, error: UNREACHABLE, reason: String(reason), body: {} };
  }
}

function encoded({ body, language }: Sent): RequestInit {
  if (body === undefined) return {};
  if (body instanceof Blob) {
    return {
      body,
      headers: { 'content-type': 'text/plain; charset=utf-8', ...(language && { 'accept-language': language }) },
    };
  }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

async function decoded(response: Response): Promise<unknown> {
  if (response.headers.get('content-type')?.includes('json')) return response.json();
  return response.text();
}

function subscribe(path: string, handlers: SubscriptionHandlers): Subscription {
  const origin = location.origin.replace(/^http/, 'ws');
  const socket = new WebSocket(`${origin}/api${path}`);
  let closed = false;
  socket.onopen = () => {
    if (closed) socket.close();
    else handlers.onOpen();
  };
  socket.onmessage = ({ data }) => {
    if (!closed) handlers.onMessage(JSON.parse(String(data)) as News | Bye);
  };
  socket.onclose = () => {
    if (!closed) handlers.onClose();
  };
  return {
    close() {
      closed = true;
      if (socket.readyState !== WebSocket.CONNECTING) socket.close(); // sooner, the browser would complain
    },
  };
}
