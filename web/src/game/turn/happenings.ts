/** What is said to whoever listens of one's own turn in the making; the log tells what was played. */

import { say, t, type Names, type PlaceWords } from '../../lib/words.svelte';
import type { WhyNot } from '../seating/seating.svelte';
import { eventsOf } from '../story/story';
import { moveWords } from './move_words';
import { reasonsOf } from './reasons';
import { refusalTitle } from './refusal_title';

/** A step that was taken; where nobody tells its events, its points have to do. */
export interface Drafted {
  readonly move: string;
  readonly points: number;
  readonly events?: readonly unknown[];
}

export type Happening =
  | { readonly kind: 'drafted'; readonly step: Drafted }
  | { readonly kind: 'undone'; readonly move: string }
  | { readonly kind: 'begun-anew' }
  | { readonly kind: 'refused'; readonly whyNot: WhyNot }
  /** Something has to be decided before the turn ends. */
  | { readonly kind: 'asked'; readonly stage: string };

export function sentenceOf(happening: Happening, places?: PlaceWords, names?: Names): string {
  switch (happening.kind) {
    case 'drafted':
      return drafted(happening.step, places);
    case 'undone':
      return t('play-said-undone', { move: moveWords(happening.move, places) });
    case 'begun-anew':
      return t('play-said-begun-anew');
    case 'refused': {
      const { decisive } = reasonsOf(happening.whyNot.objections);
      const title = refusalTitle(happening.whyNot, places);
      return decisive ? `${title}. ${say(decisive, names, places)}` : title;
    }
    case 'asked':
      return t(`stage-${happening.stage}`);
  }
}

function drafted(step: Drafted, places?: PlaceWords): string {
  const waits = eventsOf(step).some((event) => event.type === 'guest-seated' && event.waits === true);
  return t('play-said-step', { move: moveWords(step.move, places), points: step.points, waits });
}
