/** The log of a match as something to read: turns, their receipts, and where each thing happened. */

import { readMove } from '../../lib/notation';
import type { Entry, GameEvent, Line } from '../../lib/types';

export interface StoryItem {
  /** Unique in a match. */
  readonly key: string;
  readonly seq: number;
  readonly seat: number;
  readonly event: GameEvent | Entry;
  /** Chairs, tables and bar spaces it speaks of. */
  readonly places: readonly string[];
}

export interface StoryTurn {
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly moves: readonly string[];
  readonly events: readonly GameEvent[];
  readonly receipt: readonly Line[];
  readonly points: number;
  /** Everybody's points after it. */
  readonly scores: readonly number[];
}

/** The events of an entry or a step; every event may be asked for every field. */
export function eventsOf({ events }: { events?: readonly unknown[] | undefined }): GameEvent[] {
  return (events ?? []) as GameEvent[];
}

/** Entries beside the game that belong to the story. */
const AROUND = new Set([
  'time-ran-out',
  'play-on-asked',
  'player-away',
  'player-returned',
  'pause-asked',
  'pause-declined',
  'match-paused',
  'match-resumed',
  'seat-left',
  'seat-taken-over',
  'seat-taken-back',
  'seat-resigned',
  'seat-renamed',
  'spectators-silenced',
  'spectators-heard',
  'rematch-opened',
]);
const QUIET = new Set(['turn-passed', 'hand-size-asked', 'birthday-asked']);

/** What happened in these entries, without the noise of passing turns; draws only where hands are hidden. */
export function storyOf(entries: readonly Entry[], { draws }: { draws: boolean }): StoryItem[] {
  return entries.flatMap((entry) => {
    const known = ITEMS.get(entry) ?? itemsOf(entry);
    ITEMS.set(entry, known);
    return draws ? known : known.filter(({ event }) => event.type !== 'guest-drawn');
  });
}

/** What an entry tells stays the same: so do the items made of it. */
const ITEMS = new WeakMap<Entry, StoryItem[]>();

function itemsOf(entry: Entry): StoryItem[] {
  if (AROUND.has(entry.type)) {
    return [{ key: `${entry.seq}`, seq: entry.seq, seat: entry.seat ?? 0, event: entry, places: [] }];
  }
  const events = eventsOf(entry).flatMap((event, index) =>
    QUIET.has(event.type)
      ? []
      : [{ key: `${entry.seq}.${index}`, seq: entry.seq, seat: Number(entry.seat), event, places: placesOf(event) }],
  );
  return entry.stood_in_for ? [stoodIn(entry), ...events] : events;
}

/** That another bot played this turn than the one that sits there, which may be gone or have failed. */
function stoodIn({ seq, at, seat }: Entry): StoryItem {
  const event = { type: 'bot-stood-in', seq, at, seat } as unknown as Entry;
  return { key: `${seq}.stood-in`, seq, seat: Number(seat), event, places: [] };
}

/** Where an event happened, and the tables that paid for it. */
export function placesOf(event: GameEvent): string[] {
  const { chair, table, space, tables, left, receipt } = event;
  const places = [
    chair,
    table,
    space === undefined ? undefined : `bar${space}`,
    ...(tables ?? []),
    ...(left ?? []).map(([from]) => from),
    ...(receipt ?? []).map((line) => line.table),
  ];
  return [...new Set(places.filter((place) => place !== undefined).map(String))];
}

/** The chairs that somebody took in these entries. */
export function chairsTaken(entries: readonly Entry[]): Set<string> {
  const events = entries.flatMap(eventsOf);
  const taken = events.filter((event) => event.type === 'guest-seated' || event.type === 'joker-swapped');
  return new Set(taken.map((event) => String(event.chair)));
}

/** Whom a seat drew in its latest turn, as far as one may know it. */
export function drawnBy(entries: readonly Entry[], seat: number): string[] {
  const latest = entries.findLast((entry) => entry.type === 'turn-played' && entry.seat === seat);
  const drawn = latest ? eventsOf(latest).filter((event) => event.type === 'guest-drawn') : [];
  return drawn.flatMap(({ guest }) => (typeof guest === 'string' ? [guest] : []));
}

export function pointsOf(event: GameEvent | Entry): number {
  return 'points' in event ? (event.points ?? 0) : 0;
}

/** Turn by turn, with everybody's score after each. */
export function turnsOf(entries: readonly Entry[], players: number): StoryTurn[] {
  const scores = Array.from({ length: players }, () => 0);
  return entries
    .filter((entry) => entry.type === 'turn-played')
    .map((entry) => {
      const events = eventsOf(entry);
      for (const event of events) {
        const player = Number(event.player ?? entry.seat);
        scores[player] = (scores[player] ?? 0) + pointsOf(event);
      }
      const own = events.filter((event) => event.type !== 'hand-reckoned');
      return {
        seq: entry.seq,
        at: entry.at,
        seat: Number(entry.seat),
        moves: entry.moves ?? [],
        events,
        receipt: own.flatMap((event) => event.receipt ?? []),
        points: own.reduce((sum, event) => sum + pointsOf(event), 0),
        scores: [...scores],
      };
    });
}

/** What is worth telling of a turn: a draw only where it was the turn. */
export function told({ events, moves }: StoryTurn): readonly GameEvent[] {
  const drew = readMove(moves[0] ?? '')?.kind === 'draw';
  const worth = events.filter(({ type }) => !QUIET.has(type) && (type !== 'guest-drawn' || drew));
  return worth.length > 0 ? worth : events;
}
