/** A game as a score sheet: a row for every round, a column for every player. */

import { pointsOf, type StoryTurn } from './story';

export interface Cell {
  /** All commits of this turn: what reveals something is one by itself. */
  readonly turns: readonly StoryTurn[];
  /** What the turn brought. */
  readonly points: number;
  /** The player's points after it. */
  readonly total: number;
}

export interface Round {
  readonly number: number;
  /** By seat; null for whoever had no turn. */
  readonly cells: readonly (Cell | null)[];
}

export function roundsOf(turns: readonly StoryTurn[], players: number): Round[] {
  const rounds: (Cell | null)[][] = [];
  const totals = Array.from({ length: players }, () => 0);
  const first = turns[0]?.seat ?? 0;
  let last: StoryTurn | null = null;
  for (const turn of turns) {
    const { seat } = turn;
    const goesOn = last !== null && last.seat === seat && !isPassed(last);
    if (last === null || (!goesOn && place(seat) <= place(last.seat))) rounds.push(totals.map(() => null));
    const round = rounds.at(-1)!;
    const before = round[seat];
    totals[seat] = (totals[seat] ?? 0) + turn.points;
    round[seat] = {
      turns: [...(before?.turns ?? []), turn],
      points: (before?.points ?? 0) + turn.points,
      total: totals[seat],
    };
    last = turn;
  }
  return rounds.map((cells, index) => ({ number: index + 1, cells }));

  /** How soon a seat plays in a round. */
  function place(seat: number): number {
    return (seat - first + players) % players;
  }
}

/** What the guests left over cost each player; null while the game is played. */
export function leftOver(turns: readonly StoryTurn[], players: number): number[] | null {
  const reckoned = turns.flatMap(({ events }) => events.filter((event) => event.type === 'hand-reckoned'));
  if (reckoned.length === 0) return null;
  return Array.from({ length: players }, (_, seat) =>
    reckoned.filter((event) => event.player === seat).reduce((sum, event) => sum + pointsOf(event), 0),
  );
}

function isPassed(turn: StoryTurn): boolean {
  return turn.events.some((event) => event.type === 'turn-passed');
}
