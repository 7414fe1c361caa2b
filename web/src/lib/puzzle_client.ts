/** The requests about puzzles. */

import type { ApiClient, Result } from './api_client';
import type { Draft, Edition, Prospects, Puzzle, PuzzleAnswer, PuzzleListed, Puzzles } from './types';

export type Level = 'easier' | 'even' | 'harder';

/** Which puzzle somebody would like. */
export interface PuzzleWish {
  readonly game?: Edition;
  readonly theme?: string;
  readonly level?: Level;
  /** Any but this one. */
  readonly not?: string;
}

export interface PuzzleClient {
  /** Both games: today's, the themes, and how one does. */
  getPuzzles(): Promise<Result<Puzzles>>;
  /** The one to try next. */
  getNext(wish: PuzzleWish): Promise<Result<PuzzleListed>>;
  getPuzzle(id: string): Promise<Result<Puzzle>>;
  preview(id: string, moves: readonly string[]): Promise<Result<Draft>>;
  getProspects(id: string): Promise<Result<Prospects>>;
  answer(id: string, moves: readonly string[]): Promise<Result<PuzzleAnswer>>;
  giveUp(id: string): Promise<Result<PuzzleAnswer>>;
}

export function puzzleClient(api: Pick<ApiClient, 'get' | 'post'>): PuzzleClient {
  const at = (id: string, what = '') => `/puzzles/${encodeURIComponent(id)}${what}`;
  return {
    getPuzzles: () => api.get('/puzzles'),
    getNext: (wish) => api.get(`/puzzles/next?${queryOf(wish)}`),
    getPuzzle: (id) => api.get(at(id)),
    preview: (id, moves) => api.post(at(id, '/preview'), { moves }),
    getProspects: (id) => api.get(at(id, '/prospects')),
    answer: (id, moves) => api.post(at(id, '/answer'), { moves }),
    giveUp: (id) => api.post(at(id, '/give-up'), {}),
  };
}

function queryOf(wish: PuzzleWish): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...wish })) if (value) query.set(name, value);
  return query;
}
