/** A step of a turn as a few words. */

import { readMove } from '../../lib/notation';
import { t, type PlaceWords } from '../../lib/words.svelte';

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
      return t('play-step-lower');
    case 'name-birthday':
      return t('play-step-birthday');
    default:
      return text;
  }
}
