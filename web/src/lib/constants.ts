// Made by `./run fix` from what the server knows. Do not edit.

import type { Clock, ClockKind, Edition, SeatKind } from './api';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Something to agree on before a game; among its values `value` is any number, and `own` a drawing. */
export interface Option {
  readonly name: string;
  readonly values: readonly string[];
  readonly usual: string;
  /** Whether the referee's answers depend on it. */
  readonly judged: boolean;
  /** Which numbers there are, where one of the values is a number. */
  readonly number?: Range & { readonly usual: number };
}

/** Options that are not the usual ones, and a clock: a table with one choice. */
export interface Preset {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  readonly clock: Clock;
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

export const OPTIONS: Record<Edition, readonly Option[]> = {
  board: [
    { name: "plan", values: ["corners", "ring", "own"], usual: "corners", judged: true },
    { name: "doubling", values: ["full-table", "every-group"], usual: "full-table", judged: true },
    { name: "swap", values: ["same-sex", "any-fitting"], usual: "same-sex", judged: true },
    { name: "bar", values: ["classic", "gentle"], usual: "classic", judged: true },
    { name: "lone_joker", values: ["off", "on"], usual: "off", judged: true },
    { name: "hand_size", values: ["asked", "automatic"], usual: "asked", judged: false },
    {
      name: "birthday",
      values: ["off", "value"],
      usual: "off",
      judged: true,
      number: { least: 1, most: 999, usual: 30 },
    },
    { name: "clubs", values: ["off", "on"], usual: "off", judged: true },
  ],
  card: [{ name: "clubs", values: ["off", "on"], usual: "off", judged: true }],
};

export const PRESETS: Record<Edition, readonly Preset[]> = {
  board: [
    {
      name: "family",
      options: { swap: "any-fitting", bar: "gentle", lone_joker: "on", hand_size: "automatic" },
      clock: { kind: "none", seconds: 0, increment: 0, days: 0 },
    },
    { name: "rulebook", options: {}, clock: { kind: "none", seconds: 0, increment: 0, days: 0 } },
    { name: "tournament", options: {}, clock: { kind: "bank", seconds: 900, increment: 10, days: 0 } },
    {
      name: "everything",
      options: { doubling: "every-group", swap: "any-fitting", lone_joker: "on", birthday: "30", clubs: "on" },
      clock: { kind: "none", seconds: 0, increment: 0, days: 0 },
    },
  ],
  card: [
    { name: "rulebook", options: {}, clock: { kind: "none", seconds: 0, increment: 0, days: 0 } },
    { name: "tournament", options: {}, clock: { kind: "bank", seconds: 900, increment: 10, days: 0 } },
    {
      name: "everything",
      options: { clubs: "on" },
      clock: { kind: "none", seconds: 0, increment: 0, days: 0 },
    },
  ],
};

export const SEAT_KINDS: readonly SeatKind[] = ["device", "open", "invited", "bot"];

export const CLOCK_KINDS: readonly ClockKind[] = ["none", "move", "bank", "days"];

export const CLOCKS: Record<ClockKind, Record<'seconds' | 'increment' | 'days', Range>> = {
  none: { seconds: { least: 0, most: 0 }, increment: { least: 0, most: 0 }, days: { least: 0, most: 0 } },
  move: { seconds: { least: 5, most: 3600 }, increment: { least: 0, most: 0 }, days: { least: 0, most: 0 } },
  bank: {
    seconds: { least: 10, most: 7200 },
    increment: { least: 0, most: 3600 },
    days: { least: 0, most: 0 },
  },
  days: { seconds: { least: 0, most: 0 }, increment: { least: 0, most: 0 }, days: { least: 1, most: 30 } },
};

/** What is said without words, in the order of the buttons. */
export const SIGNS = ["cheers", "bravo", "laugh", "surprise", "thinking", "applause"] as const;

/** How many seconds a table waits for somebody who is gone. */
export const ABSENCE = { least: 30, most: 2592000, live: 60, slow: 172800 } as const;

/** Milliseconds of a turn, and between two times, before one may ring the bell. */
export const NUDGE = { turn: 15000, interval: 30000 } as const;

/** The longest texts, and the most of what one may send. */
export const LIMITS = { name: 30, chat: 500, label: 40, hand: 12, bar: 19, score: 9999 } as const;
