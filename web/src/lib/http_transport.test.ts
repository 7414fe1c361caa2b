import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isTransient, type ApiClient } from './api_client';
import { httpTransport } from './http_transport';
import { apiClient } from './requests';

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

let sent: Sent[];
let answer: () => Promise<Response>;
let api: ApiClient;

const json = (body: unknown, init?: ResponseInit) => Promise.resolve(Response.json(body, init));

beforeEach(() => {
  sent = [];
  answer = () => json({});
  api = apiClient(httpTransport);
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    sent.push({ method: method!, path, body: typeof body === 'string' ? JSON.parse(body) : body });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a request has its method, its path and its body', async () => {
  await api.play('a/b', { seat: 1, moves: ['end'], seen: 4, key: 'k' });
  await api.getMatch('m1', 0);
  await api.getNews('m1', { after: 3 }, 25);
  await api.send('DELETE', '/me/tokens/t1');
  expect(sent).toEqual([
    { method: 'POST', path: '/api/matches/a%2Fb/moves', body: { seat: 1, moves: ['end'], seen: 4, key: 'k' } },
    { method: 'GET', path: '/api/matches/m1?seat=0', body: undefined },
    { method: 'GET', path: '/api/matches/m1/events?after=3&wait=25', body: undefined },
    { method: 'DELETE', path: '/api/me/tokens/t1', body: undefined },
  ]);
});

test('a value comes back, or nothing where there is none', async () => {
  answer = () => json({ name: 'Ada' });
  expect(await api.getMe()).toEqual({ ok: true, value: { name: 'Ada' } });
  answer = () => Promise.resolve(new Response(null, { status: 204 }));
  expect(await api.skip('m1')).toEqual({ ok: true, value: undefined });
});

test('whoever acts waits until it is known who they are', async () => {
  let introduce!: (response: Response) => void;
  answer = () => new Promise((resolve) => (introduce = resolve));
  const me = api.getMe();
  answer = () => json({});
  const renamed = api.rename('Ada');
  await Promise.resolve();
  expect(sent.map(({ method }) => method)).toEqual(['GET']);
  introduce(Response.json({ name: 'Ada' }));
  await Promise.all([me, renamed]);
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'PATCH']);
});

describe('an error is a value', () => {
  test('with the code, the reason and the body that the server sent', async () => {
    answer = () => json({ error: 'stale', reason: 'too late', missed: 1 }, { status: 409 });
    expect(await api.skip('m1')).toEqual({
      ok: false,
      status: 409,
      error: 'stale',
      reason: 'too late',
      body: { error: 'stale', reason: 'too late', missed: 1 },
    });
  });

  test('with the time to wait', async () => {
    answer = () => json({ error: 'too-many' }, { status: 429, headers: { 'retry-after': '7' } });
    expect(await api.skip('m1')).toMatchObject({ retryAfterSeconds: 7 });
  });

  test.each([
    [502, 'unreachable', true],
    [503, 'unreachable', true],
    [500, 'unexpected', true],
    [404, 'unexpected', false],
  ])('also where a proxy answers %i', async (status, error, transient) => {
    answer = () => Promise.resolve(new Response('<html>', { status, headers: { 'content-type': 'text/html' } }));
    const result = await api.getMe();
    expect(result).toMatchObject({ ok: false, error });
    expect(!result.ok && isTransient(result)).toBe(transient);
  });

  test('also where nobody answers', async () => {
    answer = () => Promise.reject(new TypeError('no network'));
    expect(await api.getMe()).toMatchObject({ ok: false, status: 0, error: 'unreachable' });
  });
});

describe('a subscription', () => {
  class FakeSocket {
    static readonly CONNECTING = 0;
    static last: FakeSocket;
    readyState = 0;
    closed = false;
    onopen = () => undefined as void;
    onmessage = (_: { data: string }) => undefined as void;
    onclose = () => undefined as void;

    constructor(readonly url: string) {
      FakeSocket.last = this;
    }

    close() {
      this.closed = true;
    }
  }
  const handlers = { onOpen: vi.fn(), onMessage: vi.fn(), onClose: vi.fn() };

  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('location', { origin: 'https://cafe.example' });
  });

  test('brings messages as they come', () => {
    api.subscribe('m1', { after: 3, seat: 1 }, handlers);
    const socket = FakeSocket.last;
    expect(socket.url).toBe('wss://cafe.example/api/matches/m1/follow?after=3&seat=1');
    socket.onopen();
    socket.onmessage({ data: '{"bye":"restart"}' });
    socket.onclose();
    expect(handlers.onOpen).toHaveBeenCalledOnce();
    expect(handlers.onMessage).toHaveBeenCalledWith({ bye: 'restart' });
    expect(handlers.onClose).toHaveBeenCalledOnce();
  });

  test('that is closed says nothing any more', () => {
    const subscription = api.subscribe('m1', { after: 3 }, handlers);
    const socket = FakeSocket.last;
    socket.readyState = 1;
    subscription.close();
    socket.onmessage({ data: '{}' });
    socket.onclose();
    expect(socket.closed).toBe(true);
    expect(handlers.onMessage).not.toHaveBeenCalled();
    expect(handlers.onClose).not.toHaveBeenCalled();
  });

  test('that is closed before it is open hangs up when it is', () => {
    const subscription = api.subscribe('m1', { after: 3 }, handlers);
    const socket = FakeSocket.last;
    subscription.close();
    expect(socket.closed).toBe(false);
    socket.onopen();
    expect(socket.closed).toBe(true);
    expect(handlers.onOpen).not.toHaveBeenCalled();
  });
});
