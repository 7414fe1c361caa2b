// Made by `./run fix` from what the server knows. Do not edit.

import type { Clock, ClockKind, Edition, SeatKind } from './api';
import type { Range } from './constants';

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

/** How many seconds a table waits for somebody who is gone. */
export const ABSENCE = { least: 30, most: 2592000, live: 60, slow: 172800 } as const;
