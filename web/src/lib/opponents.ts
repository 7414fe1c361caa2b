// The characters whom the computer plays: one for each strength, in each game.

import { CHARACTERS } from './constants';
import type { Edition } from './types';

/** For whoever has not chosen yet. */
const FIRST_LEVEL = 2;
/** Whom the pages offered before there were characters, and scripts still may. */
const FORMER_LEVELS = new Map([
  ['random', 1],
  ['greedy', 2],
]);
const EVERYBODY = Object.values(CHARACTERS);

/** How strong a bot is, from 1 to 5; null for one that is no character. */
export function levelOf(bot: string): number | null {
  const place = Math.max(...EVERYBODY.map((characters) => characters.indexOf(bot)));
  return place < 0 ? null : place + 1;
}

/** Who plays this game as strongly as a bot that was chosen once, whichever game that was for. */
export function opponentOf(edition: Edition, bot: string): string {
  const level = levelOf(bot) ?? FORMER_LEVELS.get(bot) ?? FIRST_LEVEL;
  return CHARACTERS[edition][level - 1]!;
}
