// Made by `./run fix` from what the server knows. Do not edit.

import type { Edition } from './api';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** How each language calls itself. */
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch", fr: "Français", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGE_NAMES;

/** The paths of pages, besides the start and the matches. */
export const PAGES = [
  "new", "daily", "challenge", "tutorial", "puzzles", "rules", "referee", "link", "me/statistics",
  "me",
] as const;

export const RULE_IDS: readonly string[] = [
  "E1", "E2", "E3", "E4", "E5", "S1", "S2", "S3", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8",
  "B9", "B10", "B11", "B12", "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "V1", "V2",
];

/** Whom the computer plays, from the weakest to the strongest: strength 1, 2, 3 … */
export const CHARACTERS: Record<Edition, readonly string[]> = {
  board: ["pippa", "gustav", "hedwig", "marcel", "leonora"],
  card: ["tobi", "wilma", "sancho", "ingrid", "magnus"],
};

export const PLAYERS: Record<Edition, Range> = { board: { least: 2, most: 4 }, card: { least: 2, most: 5 } };

/** The usual one first. */
export const PLANS: Record<Edition, readonly [string, ...string[]]> = { board: ["corners", "ring"], card: ["card"] };

/** What is said without words, in the order of the buttons. */
export const SIGNS = ["cheers", "bravo", "laugh", "surprise", "thinking", "applause"] as const;

/** Milliseconds of a turn, and between two times, before one may ring the bell. */
export const NUDGE = { turn: 15000, interval: 30000 } as const;

/** The longest texts, and the most of what one may send. */
export const LIMITS = { name: 30, chat: 500, label: 40, hand: 12, bar: 19, score: 9999 } as const;
