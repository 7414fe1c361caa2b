/** What is true of a position and can be done next, in two lines; what follows from a turn, and what is heard of it. */

import { signed, t } from '../../lib/words.svelte';
import type { Places } from '../places/places.svelte';
import { sentenceOf, type Happening } from '../turn/happenings';
import { moveWords } from '../turn/move_words';
import type { Position } from './position.svelte';

/** What the steps asked about bring; nothing before the first. */
export function totalOf({ verdict, play }: Position): string | null {
  return verdict && play.length > 0 ? `${t('play-total')} ${signed(verdict.total)}` : null;
}

export function nextOf(position: Position, places: Places): string {
  const { active, seating, held, play, set, unfinished } = position;
  if (!active) return t(held.length === 0 && Object.keys(set).length === 0 ? 'referee-intro' : 'referee-how');
  if (seating.guest !== null && !position.offersAreAll) return t('referee-click');
  if (seating.guest !== null)
    return t('referee-chairs', { count: new Set(seating.seatings.map((offer) => offer.chair)).size });
  if (play.length > 0) return unfinished[0] ? places.say(unfinished[0]) : moveWords(play.at(-1)!, places.now);
  return t(held.length === 0 ? 'referee-no-hand' : 'referee-choose');
}

/** Something that follows from the steps besides their points. */
export interface Consequence {
  readonly words: string;
  readonly rule: string | null;
}

export function consequencesOf({ verdict, tables, edition }: Position, places: Places): Consequence[] {
  if (!verdict) return [];
  const { cleared, one_nation: full, joker, bankrupt, end } = verdict;
  const at = (there: readonly string[]) => ({ tables: there, nations: there.map((table) => tables[table]) });
  const all: [boolean, () => string, string | null][] = [
    [cleared.length > 0, () => places.t('referee-cleared', at(cleared)), 'C5'],
    [full.length > 0 && edition === 'board', () => places.t('referee-one-nation', at(full)), 'B9'],
    [joker !== null, () => t('referee-swapped', { joker }), 'B6'],
    [bankrupt, () => t('referee-bankrupt'), 'B8'],
    [end !== null, () => t(`end-${end}`), null],
  ];
  return all.filter(([holds]) => holds).map(([, words, rule]) => ({ words: words(), rule }));
}

/** What is said to whoever listens: a step with all that follows from it, in one line. */
export function heardOf(happening: Happening, position: Position, places: Places): string {
  const sentences = [sentenceOf(happening, places.now)];
  if (happening.kind === 'drafted') {
    sentences.push(...consequencesOf(position, places).map(({ words }) => words));
    sentences.push(...position.unfinished.map((objection) => places.say(objection)));
  }
  return sentences.join(' ');
}
