/** Why the best turn of a puzzle is the best: figures of its answer, ready to be said. */

import { readMove } from '../../lib/notation';
import type { AnsweredTurn, PuzzleAnswer } from '../../lib/types';

/** A part of the difference between two turns, in thousandths of a point; positive where the best one gains. */
export interface Gain {
  readonly part: string;
  readonly points: number;
}

const TELLING = 50; // thousandths: less would be written as nothing

/** The turn that the best one is compared with: one's own if it was judged and is another, else the next best. */
export function compared({ outcome, yours, runner_up }: PuzzleAnswer): { turn: AnsweredTurn; whose: 'yours' | 'next' } {
  if (outcome === 'wrong' && yours?.value) return { turn: yours, whose: 'yours' };
  return { turn: runner_up, whose: 'next' };
}

/** What the best turn gains or loses against another one, part by part, the most important first. */
export function gains(best: AnsweredTurn, other: AnsweredTurn): Gain[] {
  const theirs = new Map(other.parts.map(({ part, points }) => [part, points]));
  const ours = new Map(best.parts.map(({ part, points }) => [part, points]));
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .map((part) => ({ part, points: (ours.get(part) ?? 0) - (theirs.get(part) ?? 0) }))
    .filter(({ points }) => Math.abs(points) >= TELLING)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** The chairs of a turn, and the place at the bar that a guest would get. */
export function placesOf(moves: readonly string[], taken: number): string[] {
  return moves.flatMap((text) => {
    const move = readMove(text);
    if (move?.kind === 'send-to-bar') return [`bar${taken + 1}`];
    if (move?.kind === 'seat' || move?.kind === 'swap-joker') return [move.chair];
    return move?.kind === 'host-club' ? move.party.map(({ chair }) => chair) : [];
  });
}

/** How far the player on turn is ahead of the best of the others. */
export function leadOf(scores: readonly number[], player: number): number {
  const others = scores.filter((_, seat) => seat !== player);
  return (scores[player] ?? 0) - Math.max(...others);
}
