/**
 * A course for each game: the rulebooks' own examples, and what they leave out, as something to do.
 * What is allowed and what it pays is the referee's to say; a test asks them all of it.
 */

import { readMove } from '../../lib/notation';
import type { Edition, Nation } from '../../lib/types';
import courses from './courses.json';

export interface Lesson {
  /** Its words are `tutorial-X4` and the like; those with a number are the rulebooks' examples. */
  readonly id: string;
  readonly edition: Edition;
  readonly tables?: Readonly<Record<string, Nation>>;
  readonly seated?: Readonly<Record<string, string>>;
  readonly hand: readonly string[];
  /** How many spaces of the bar are taken, and the points one has. */
  readonly bar?: number;
  readonly score?: number;
  /** The steps to take; `end` is the button that plays the turn. */
  readonly play: readonly string[];
  /** The step is refused, which is the point of it. */
  readonly refused?: boolean;
  /** Whatever is allowed will do. */
  readonly free?: boolean;
  /** The table cards that come next. */
  readonly laid?: readonly Nation[];
  /** Who would be drawn. */
  readonly drawn?: readonly string[];
  readonly rules: readonly string[];
}

export const PLAY = 'end';

/** Steps that are a whole turn: the referee wants to hear no end of it. */
const WHOLE_TURNS = new Set(['send-to-bar', 'swap-joker', 'draw', 'lay-aside', 'close-cafe']);

const ANYBODY = new Set(['send-to-bar', 'lay-aside', 'lower-hand-size']);

export const COURSES: Readonly<Record<Edition, readonly Lesson[]>> = {
  board: courses.board.map((lesson) => ({ ...lesson, edition: 'board' }) as unknown as Lesson),
  card: courses.card.map((lesson) => ({ ...lesson, edition: 'card' }) as unknown as Lesson),
};

/** The steps as the referee hears them. */
export function judgeable(play: readonly string[]): string[] {
  return play.filter((move, at) => !(move === PLAY && WHOLE_TURNS.has(readMove(play[at - 1] ?? '')?.kind ?? '')));
}

/** Whether a step is the one that a lesson asks for; at the bar or aside anybody will do, and every answer is one. */
export function isWanted(lesson: Lesson, goal: string, tried: string): boolean {
  if (goal === tried) return true;
  const kind = readMove(goal)?.kind;
  if (kind === undefined || kind !== readMove(tried)?.kind) return false;
  return ANYBODY.has(kind) || (kind === 'seat' && lesson.free === true);
}
