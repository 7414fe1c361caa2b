// Deals that several people play: what is asked of the server, fetched with the pages that need it.

import type { ApiClient, Result } from '../lib/api_client';
import type {
  Challenge,
  ChallengeLink,
  Comparison,
  Daily,
  DailyPeople,
  DailyTable,
  DealMatch,
  Edition,
} from '../lib/types';
import { noteSeals } from './seals';

export const PAGE_LENGTH = 50;
const DAY_MS = 86_400_000;
const GRACE_MS = 7_200_000; // after a day its deal stays sealed for so long

export async function getDaily(api: ApiClient): Promise<Result<Daily>> {
  const answer: Result<Daily> = await api.send('GET', '/daily');
  if (answer.ok) noteSeals(answer.value);
  return answer;
}

export const playDaily = (api: ApiClient, edition: Edition): Promise<Result<DealMatch>> =>
  api.send('POST', `/daily/${edition}`, {});

export const getDailyTable = (
  api: ApiClient,
  edition: Edition,
  date: string,
  skip: number,
): Promise<Result<DailyTable>> => api.send('GET', `/daily/${edition}/${date}?skip=${skip}&limit=${PAGE_LENGTH}`);

export const getDailyPeople = (api: ApiClient, edition: Edition, skip: number): Promise<Result<DailyPeople>> =>
  api.send('GET', `/daily/${edition}/people?skip=${skip}&limit=${PAGE_LENGTH}`);

export const offerChallenge = (api: ApiClient, match: string): Promise<Result<ChallengeLink>> =>
  api.send('POST', `/matches/${encodeURIComponent(match)}/challenge`, {});

export const getChallenge = (api: ApiClient, token: string): Promise<Result<Challenge>> =>
  api.send('GET', `/challenges/${encodeURIComponent(token)}`);

export const playChallenge = (api: ApiClient, token: string): Promise<Result<DealMatch>> =>
  api.send('POST', `/challenges/${encodeURIComponent(token)}/play`, {});

/** A game of the deal beside the one that was offered, or beside another one. */
export function compareChallenge(
  api: ApiClient,
  token: string,
  { match, beside }: { readonly match: string; readonly beside: string | null },
): Promise<Result<Comparison>> {
  const query = new URLSearchParams(beside === null ? { match } : { match, beside });
  return api.send('GET', `/challenges/${encodeURIComponent(token)}/comparison?${query.toString()}`);
}

/** The day before one that is written as 2026-11-18. */
export function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

/** A day, counted from 1 January 1970, written as 2026-11-18. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a text is a day written so. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && dateOf(time / DAY_MS) === text;
}

/** Whether the deal of a day, counted from 1 January 1970, is told to everybody by now. */
export function isOpened(day: number, now: number): boolean {
  return now >= (day + 1) * DAY_MS + GRACE_MS;
}

/** Thousandths of a point as points with one digit. */
export function points(thousandths: number): number {
  return Math.round(thousandths / 100) / 10;
}
