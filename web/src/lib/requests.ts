/** Every request of the API client: its method, its path and what goes along. */

import type { ApiClient } from './api_client';
import { TIMEOUT_MS, type Sent, type Transport } from './transport';
import type { Me } from './types';

export function apiClient(transport: Transport): ApiClient {
  // The first answer brings the cookie. Whoever acted before it came would be somebody else a moment later.
  let introduced: Promise<unknown> = Promise.resolve();

  async function request<Value>(method: string, path: string, sent?: Sent) {
    if (method !== 'GET') await introduced;
    return transport.request<Value>(method, path, sent);
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
    listMyMatches: (page) => get(`/me/matches${query({ ...page })}`),
    getStatistics: (offset) => get(`/me/statistics?offset=${offset}`),

    listMatches: (status, page) => get(`/matches${query({ status, ...page })}`),
    openMatch: (wanted) => post('/matches', wanted),
    getMatch: (id, seat) => get(at(id, query({ seat }))),
    getNews: (id, { after, seat }, wait = 0) =>
      get(at(id, `/events${query({ after, wait, seat })}`), { timeoutMs: TIMEOUT_MS + wait * 1000 }),
    subscribe: (id, { after, seat }, handlers) =>
      transport.subscribe(at(id, `/follow${query({ after, seat })}`), handlers),
    getReplay: (id, seat, after) => get(at(id, `/replay${query({ seat, after })}`)),
    gameFile: (id) => at(id, '/export'),
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

    send: (method, path, body, timeoutMs) => request(method, path, { body, timeoutMs }),
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
