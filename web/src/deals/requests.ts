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

export const PAGE_LENGTH = 50;
const DAY_MS = 86_400_000;

export const getDaily = (api: ApiClient): Promise<Result<Daily>> => api.send('GET', '/daily');

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

export const compareChallenge = (api: ApiClient, token: string, match: string): Promise<Result<Comparison>> =>
  api.send('GET', `/challenges/${encodeURIComponent(token)}/comparison?match=${encodeURIComponent(match)}`);

/** The day before one that is written as 2026-11-18. */
export function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

/** Thousandths of a point as points with one digit. */
export function points(thousandths: number): number {
  return Math.round(thousandths / 100) / 10;
}
