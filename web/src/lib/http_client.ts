/** The API by HTTP and WebSocket, from the server that the page came from. */

import {
  UNREACHABLE,
  type ApiClient,
  type ApiError,
  type Reader,
  type Result,
  type Subscription,
  type SubscriptionHandlers,
} from './api_client';
import type { Bye, Me, News } from './types';

const TIMEOUT_MS = 20_000;
const DELETE_TIMEOUT_MS = 60_000; // it rewrites all of one's matches

interface Sent {
  body?: unknown;
  timeoutMs?: number;
  language?: string;
}

export function httpClient(): ApiClient {
  // The first answer brings the cookie. Whoever acted before it came would be somebody else a moment later.
  let introduced: Promise<unknown> = Promise.resolve();

  async function request<Value>(method: string, path: string, sent: Sent = {}): Promise<Result<Value>> {
    if (method !== 'GET') await introduced;
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
      return response.ok ? { ok: true, value: payload as Value } : errorOf(response, payload);
    } catch (reason) {
      return { ok: false, status: 0, error: UNREACHABLE, reason: String(reason), body: {} };
    }
  }

  const get = <Value>(path: string, sent?: Sent) => request<Value>('GET', path, sent);
  const post = <Value>(path: string, body?: unknown) => request<Value>('POST', path, { body });

  return {
    get,
    post,
    getMe() {
      const answer = get<Me>('/me');
      introduced = answer;
      return answer;
    },
    rename: (name) => request('PATCH', '/me', { body: { name } }),
    makeLink: () => post('/me/link'),
    followLink: (token) => post('/link', { token }),
    listDevices: () => get('/me/devices'),
    endDevice: (id) => request('DELETE', `/me/devices/${encodeURIComponent(id)}`),
    signOut: (wanted) => post('/me/sign-out', wanted),
    exportMeUrl: () => '/api/me/export',
    deleteMe: () => request('DELETE', '/me', { timeoutMs: DELETE_TIMEOUT_MS }),
    listTokens: () => get('/me/tokens'),
    makeToken: (label) => post('/me/tokens', { label }),
    deleteToken: (id) => request('DELETE', `/me/tokens/${encodeURIComponent(id)}`),
    listMyMatches: (page) => get(`/me/matches${query({ ...page })}`),
    getStatistics: (offset) => get(`/me/statistics?offset=${offset}`),

    listMatches: (status, page) => get(`/matches${query({ status, ...page })}`),
    openMatch: (wanted) => post('/matches', wanted),
    getMatch: (id, seat) => get(at(id, query({ seat }))),
    getNews: (id, { after, seat }, wait = 0) =>
      get(at(id, `/events${query({ after, wait, seat })}`), { timeoutMs: TIMEOUT_MS + wait * 1000 }),
    subscribe,
    getReplay: (id, seat, after) => get(at(id, `/replay${query({ seat, after })}`)),
    exportUrl: (id) => `/api${at(id, '/export')}`,
    getReview: (id) => get(at(id, '/review')),
    askForReview: (id) => post(at(id, '/review')),
    cancelReview: (id) => post(at(id, '/review/cancel')),
    tryTurn: (id, turn) => post(at(id, '/review/try'), turn),
    reviewPictureUrl: (id, language) => `/api${at(id, `/review/picture.png${query({ language })}`)}`,
    importGame: (file, language) => request('POST', '/import', { body: file, language }),

    join: (id, wish) => post(at(id, '/join'), wish),
    leave: (id, seat, key) => post(at(id, '/leave'), { seat, key }),
    start: (id, key) => post(at(id, '/start'), { key }),
    callOff: (id, key) => post(at(id, '/call-off'), { key }),
    seatBot: (id, seat, bot, key) => post(at(id, '/seat-bot'), { seat, bot, key }),
    freeSeat: (id, seat, key) => post(at(id, '/free'), { seat, key }),
    removePlayer: (id, player, key) => post(at(id, '/remove'), { player, key }),
    silenceSpectators: (id, silenced, key) => post(at(id, '/spectators'), { silenced, key }),
    resign: (id, seat, key) => post(at(id, '/resign'), { seat, key }),
    takeBack: (id, seat, key) => post(at(id, '/take-back'), { seat, key }),
    playOn: (id, seat, key) => post(at(id, '/play-on'), { seat, key }),
    nudge: (id, key) => post(at(id, '/nudge'), { key }),
    pause: (id, key) => post(at(id, '/pause'), { key }),
    resume: (id, key) => post(at(id, '/resume'), { key }),
    skip: (id) => post(at(id, '/skip')),
    rematch: (id) => post(at(id, '/rematch')),

    preview: (id, turn) => post(at(id, '/preview'), turn),
    getHint: (id, seat) => get(at(id, `/hint${query({ seat })}`)),
    getProspects: (id, seat) => get(at(id, `/prospects${query({ seat })}`)),
    play: (id, turn) => post(at(id, '/moves'), turn),

    say: (id, text, key) => post(at(id, '/say'), { text, key }),
    react: (id, sign, key) => post(at(id, '/react'), { sign, key }),
    mute: (id, speaker) => post(at(id, '/mute'), { speaker }),
    unmute: (id, speaker) => post(at(id, '/unmute'), { speaker }),
    report: (id, thing, reason) => post(at(id, '/report'), { ...thing, reason }),

    send: (method, path, body) => request(method, path, { body }),
    askReferee: (question) => post('/ask', question),
    getPlan: (name) => get(`/plans/${encodeURIComponent(name)}`),
  };
}

function at(id: string, what: string): string {
  return `/matches/${encodeURIComponent(id)}${what}`;
}

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
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

function errorOf(response: Response, payload: unknown): ApiError {
  const body = (typeof payload === 'object' && payload !== null ? payload : {}) as Record<string, unknown>;
  const error: ApiError = {
    ok: false,
    status: response.status,
    // a proxy without the server behind it is as good as no answer
    error: typeof body.error === 'string' ? body.error : response.status >= 502 ? UNREACHABLE : 'unexpected',
    body,
  };
  if (typeof body.reason === 'string') error.reason = body.reason;
  const seconds = Number(response.headers.get('retry-after'));
  if (seconds > 0) error.retryAfterSeconds = seconds;
  return error;
}

function subscribe(id: string, { after, seat }: Reader, handlers: SubscriptionHandlers): Subscription {
  const origin = location.origin.replace(/^http/, 'ws');
  const socket = new WebSocket(`${origin}/api${at(id, `/follow${query({ after, seat })}`)}`);
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
