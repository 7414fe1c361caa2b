/** What is true of a position and can be done next, in two lines. */

import { signed, t } from '../../lib/words.svelte';
import type { Places } from '../places/places.svelte';
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
