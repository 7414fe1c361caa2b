/** Statistics as the server sends them. */

import type { PlayedGame, Statistics } from '../lib/types';

export const NO_STATISTICS: Statistics = {
  total: null,
  editions: [],
  sizes: [],
  opponents: [],
  apart: { several_seats: 0, imported: 0, ended_early: 0 },
  reviewed: null,
  win_streak: null,
  day_streak: null,
  best_turn: null,
  games: [],
  unread: 0,
  left_off: 0,
};

export function playedGame(changes: Partial<PlayedGame> = {}): PlayedGame {
  return {
    match: 'rM4x9c',
    over_at: 1_700_000_000_000,
    edition: 'board',
    players: 2,
    kind: 'result',
    seat: 0,
    place: 1,
    sharing: 1,
    points: 100,
    margin: 3,
    opponents: [{ bot: 'leonora', place: 2, points: 97 }],
    gave_up: false,
    bot_for_you: false,
    bot_for_others: false,
    best_turn: { points: 12, number: 7 },
    review: null,
    ...changes,
  };
}
