/** What is said to whoever listens when something has happened: each thing once, in the order of the log. */

import type { Entry, State } from '../../lib/types';
import { heard } from '../../lib/unread.svelte';
import { playerName, say, t } from '../../lib/words.svelte';
import type { Places } from '../places/places.svelte';
import { eventsOf, storyOf } from './story';

/** Who listens. */
export interface Listener {
  readonly you: State['you'];
  /** The moves that were drafted and played here: they were said step by step. */
  readonly played: readonly string[];
  /** Whose lines are not heard. */
  readonly muted: ReadonlySet<string>;
  /** It is the turn of somebody at this device now. */
  readonly myTurn: boolean;
}

export interface Told {
  readonly sentences: readonly string[];
  /** Somebody rings for whoever listens. */
  readonly ringing: string | null;
}

/** Events that were said when they were drafted; what came of the turn was not. */
const DRAFTED = new Set([
  'guest-seated',
  'joker-swapped',
  'club-hosted',
  'sent-to-bar',
  'laid-aside',
  'hand-size-lowered',
  'birthday-named',
]);

export function toldOf(
  news: readonly Entry[],
  { you, played, muted, myTurn }: Listener,
  places: Pick<Places, 'say'>,
  names: readonly string[],
): Told {
  const own = new Set(news.filter((entry) => isPlayed(entry, you.seats, played)).map(({ seq }) => seq));
  const story = storyOf(news, { draws: true }).filter(({ event, seq }) => !own.has(seq) || !DRAFTED.has(event.type));
  const sentences = story.map(({ event }) => places.say(event, names));
  sentences.push(...heard(news, you.handle, muted).map((line) => say(line, names)));
  const ring = news.findLast(({ type, seat }) => type === 'nudged' && you.seats.includes(Number(seat)));
  const ringing = ring ? t('play-bell-for-you', { name: playerName(Number(ring.by), names) }) : null;
  if (ringing !== null) sentences.push(ringing);
  const passed = news.flatMap(eventsOf).findLast((event) => event.type === 'turn-passed');
  if (passed) sentences.push(myTurn ? `${t('play-your-turn')}.` : say(passed, names));
  return { sentences, ringing };
}

function isPlayed({ moves, seat }: Entry, seats: readonly number[], played: readonly string[]): boolean {
  return moves !== undefined && seats.includes(Number(seat)) && String(moves) === String(played);
}
