/** What was already played of a turn that goes on: where a step shows something hidden, it is played by itself. */

import type { Entry, GameEvent, Step, TurnPlayed } from './types';

const ENDS = new Set(['turn-passed', 'game-ended']);

/** The steps of the turn under way that are in the log. */
export function stepsPlayed(entries: readonly Entry[]): Step[] {
  const played: Step[] = [];
  for (const entry of [...entries].reverse()) {
    if (entry.type === 'match-started') break;
    if (entry.type !== 'turn-played') continue;
    if (entry.events.some((event) => ENDS.has(event.type))) break;
    played.unshift(...stepsOf(entry));
  }
  return played;
}

/** Each seating begins a step; whatever is but one step has all events. */
function stepsOf({ moves, events }: TurnPlayed): Step[] {
  if (moves.length <= 1) return [stepOf(moves[0] ?? '', events)];
  const starts = events.flatMap((event, at) => (event.type === 'guest-seated' ? [at] : []));
  return starts.map((start, at) => stepOf(moves[at] ?? '', events.slice(start, starts[at + 1])));
}

function stepOf(move: string, events: GameEvent[]): Step {
  const paid = events.flatMap((event) => (event.receipt ? [event] : []));
  return {
    move,
    points: paid.reduce((sum, event) => sum + (event.points ?? 0), 0),
    receipt: paid.flatMap((event) => event.receipt ?? []),
    events,
  };
}
