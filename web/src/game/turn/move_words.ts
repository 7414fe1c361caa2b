/** A step of a turn as a few words. */

import { readMove } from '../../lib/notation';
import { nationName, t, type PlaceWords } from '../../lib/words.svelte';

export function moveWords(text: string, places?: PlaceWords): string {
  const move = readMove(text);
  switch (move?.kind) {
    case 'seat':
    case 'swap-joker':
      return t('play-guest-at', { guest: move.guest, chair: move.chair }, null, places);
    case 'send-to-bar':
      return t('play-guest-bar', { guest: move.guest });
    case 'lay-aside':
      return t('play-guest-aside', { guest: move.guest });
    case 'host-club':
      return t('play-club-at', { table: move.table }, null, places);
    case 'draw':
      return t('play-step-draw');
    case 'close-cafe':
      return t('play-step-close');
    case 'lower-hand-size':
      return `${t('play-step-lower')}: ${t('play-lower-by', { by: move.by })}`;
    case 'name-birthday':
      return `${t('play-step-birthday')}: ${move.nation ? nationName(move.nation) : t('play-no-birthday')}`;
    default:
      return text;
  }
}

const SEATINGS = new Set(['seat', 'swap-joker', 'host-club', 'end-turn']);

/** What a step without a seat means for the turn and the game; seatings have a receipt. */
export function meaningOf(text: string): string | null {
  const move = readMove(text);
  if (!move || SEATINGS.has(move.kind)) return null;
  if (move.kind === 'name-birthday' && move.nation === null) return null;
  if (move.kind === 'lower-hand-size' && move.by === 0) return null;
  return t(`play-means-${move.kind}`);
}
