/** Who may not sit where, in a few words. */

import { BAR } from '../../lib/notation';
import { t, type PlaceWords } from '../../lib/words.svelte';
import type { WhyNot } from '../seating/seating.svelte';

export function refusalTitle({ guest, place }: WhyNot, places?: PlaceWords): string {
  if (!guest || !place) return t('play-why-not');
  if (place === BAR) return t('play-why-not-bar', { guest });
  return t('play-why-not-there', { guest, chair: place }, null, places);
}
