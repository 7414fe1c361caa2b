// Every request of the API. Nothing here throws: what goes wrong is a value.

import type {
  Draft,
  Frame,
  Invite,
  LinkMade,
  Me,
  News,
  NewMatch,
  Plan,
  Question,
  Snapshot,
  Status,
  Summary,
  Verdict,
} from './types';

/** What the server answers instead; `error` is `unreachable` when there was no answer at all. */
export interface Trouble {
  ok: false;
  status: number;
  error: string;
  reason?: string;
  /** Seconds to wait before asking again, if the server said so. */
  after?: number;
  body: Record<string, unknown>;
}

export type Answer<Value> = { ok: true; value: Value } | Trouble;

export const UNREACHABLE = 'unreachable';
const PATIENCE = 20_000;

// The first answer brings the cookie. Whoever acted before it came would be somebody else a moment later.
let introduced: Promise<unknown> = Promise.resolve();

async function ask<Value>(
  method: string,
  path: string,
  body?: unknown,
  patience = PATIENCE,
  language?: string,
): Promise<Answer<Value>> {
  let response: Response;
  if (method !== 'GET') await introduced;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
      ...contents(body, language),
    });
    if (response.status === 204) return { ok: true, value: undefined as Value };
    const told: unknown = await parsed(response);
    if (response.ok) return { ok: true, value: told as Value };
    return trouble(response, told);
  } catch (reason) {
    return { ok: false, status: 0, error: UNREACHABLE, reason: String(reason), body: {} };
  }
}

function contents(body: unknown, language?: string): RequestInit {
  if (body === undefined) return {};
  if (body instanceof Blob) {
    return {
      body,
      headers: { 'content-type': 'text/plain; charset=utf-8', ...(language && { 'accept-language': language }) },
    };
  }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

async function parsed(response: Response): Promise<unknown> {
  if (response.headers.get('content-type')?.includes('json')) return response.json();
  return response.text();
}

function trouble(response: Response, told: unknown): Trouble {
  const body = (typeof told === 'object' && told !== null ? told : {}) as Record<string, unknown>;
  const answer: Trouble = {
    ok: false,
    status: response.status,
    // a proxy without the server behind it is as good as no answer
    error: typeof body.error === 'string' ? body.error : response.status >= 502 ? UNREACHABLE : 'unexpected',
    body,
  };
  if (typeof body.reason === 'string') answer.reason = body.reason;
  const after = Number(response.headers.get('retry-after'));
  if (after > 0) answer.after = after;
  return answer;
}

/** Whether the same question may be answered in a moment. */
export function worthAnotherTry({ error, status }: Trouble): boolean {
  return error === UNREACHABLE || status === 429 || status === 503 || status === 500;
}

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

const at = (id: string, what = '') => `/matches/${encodeURIComponent(id)}${what}`;

/** A text that names an action once and for all, so that asking twice does it once. */
export function freshKey(): string {
  return (
    crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('')
  );
}

// Who is who

export function getMe(): Promise<Answer<Me>> {
  const answer = ask<Me>('GET', '/me');
  introduced = answer;
  return answer;
}

export const rename = (name: string) => ask<Me>('PATCH', '/me', { name });
export const makeLink = () => ask<LinkMade>('POST', '/me/link');
export const followLink = (token: string) => ask<Me>('POST', '/link', { token });
export const myTokens = () => ask<{ tokens: { id: string; label: string }[] }>('GET', '/me/tokens');
export const makeToken = (label: string) =>
  ask<{ id: string; label: string; token: string }>('POST', '/me/tokens', { label });
export const dropToken = (id: string) => ask<void>('DELETE', `/me/tokens/${encodeURIComponent(id)}`);
export const myMatches = () => ask<{ matches: Summary[] }>('GET', '/me/matches');

// Matches

export const lobby = (status?: Status) => ask<{ matches: Summary[] }>('GET', `/matches${query({ status })}`);
export const openMatch = (wanted: NewMatch) => ask<{ match: Snapshot; invites: Invite[] }>('POST', '/matches', wanted);
export const getMatch = (id: string, seat?: number | null) => ask<Snapshot>('GET', at(id, query({ seat })));
export const getNews = (id: string, after: number, wait = 0, seat?: number | null) =>
  ask<News>('GET', at(id, `/events${query({ after, wait, seat })}`), undefined, PATIENCE + wait * 1000);
export const followAddress = (id: string, after: number, seat?: number | null) =>
  `${location.origin.replace(/^http/, 'ws')}/api${at(id, `/follow${query({ after, seat })}`)}`;

export const join = (id: string, wish: { seat?: number; invite?: string; name?: string; key?: string }) =>
  ask<Snapshot>('POST', at(id, '/join'), wish);
export const leave = (id: string, seat: number, key?: string) => ask<Snapshot>('POST', at(id, '/leave'), { seat, key });
export const start = (id: string, key?: string) => ask<Snapshot>('POST', at(id, '/start'), { key });
export const callOff = (id: string, key?: string) => ask<Snapshot>('POST', at(id, '/call-off'), { key });
export const preview = (id: string, seat: number, moves: string[], seen?: number) =>
  ask<Draft>('POST', at(id, '/preview'), { seat, moves, seen });
export const playMoves = (id: string, turn: { seat: number; moves: string[]; seen: number; key: string }) =>
  ask<News>('POST', at(id, '/moves'), turn);
export const resign = (id: string, seat: number, key?: string) =>
  ask<Snapshot>('POST', at(id, '/resign'), { seat, key });
export const takeBack = (id: string, seat: number, key?: string) =>
  ask<Snapshot>('POST', at(id, '/take-back'), { seat, key });
export const skip = (id: string) => ask<void>('POST', at(id, '/skip'));
export const rematch = (id: string) => ask<{ match: string }>('POST', at(id, '/rematch'));
export const sayAloud = (id: string, said: string, key?: string) =>
  ask<void>('POST', at(id, '/say'), { text: said, key });
export const mute = (id: string, speaker: string) => ask<void>('POST', at(id, '/mute'), { speaker });
export const unmute = (id: string, speaker: string) => ask<void>('POST', at(id, '/unmute'), { speaker });
export const exportAddress = (id: string) => `/api${at(id, '/export')}`;
export const getReplay = (id: string, seat: number | 'open' | undefined, after: number) =>
  ask<{ frames: Frame[] }>('GET', at(id, `/replay${query({ seat, after })}`));
/** Lay a game file on the table; what is wrong with it is said in the language. */
export const importGame = (file: Blob, language: string) =>
  ask<{ match: Snapshot }>('POST', '/import', file, PATIENCE, language);

// The referee and what there is

export const askReferee = (question: Question) => ask<Verdict>('POST', '/ask', question);
export const getPlan = (name: string) => ask<Plan>('GET', `/plans/${encodeURIComponent(name)}`);
export const getBots = () => ask<{ bots: string[] }>('GET', '/bots');
