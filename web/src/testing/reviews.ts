/** Reviews for tests: what does not matter is filled in. */

import type { Estimate, JudgedTurn, ReviewedTurn, ReviewState } from '../lib/types';

const NOTHING = { margin: 0, margin_error: 0, win: 0, win_error: 0 };

export function judged(value: Partial<Estimate> = {}, moves: string[] = ['draw']): JudgedTurn {
  const whole = { margin: 0, margin_error: 100, win: 500, win_error: 5, samples: 100, exact: false, ...value };
  return { moves, points: 0, value: whole, parts: [], behind: NOTHING };
}

export function reviewed(given: Partial<ReviewedTurn>): ReviewedTurn {
  return {
    decision: 1,
    turn: 1,
    seat: 0,
    choices: 2,
    played: judged(),
    is_best: true,
    alternatives: [],
    loss: NOTHING,
    mark: null,
    ...given,
  };
}

export function reviewState(given: Partial<ReviewState>): ReviewState {
  return { status: 'none', done: 0, total: 0, may_cancel: false, outdated: false, review: null, ...given };
}
