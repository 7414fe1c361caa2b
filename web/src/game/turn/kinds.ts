/** What a guest, or a whole turn, can do besides sitting down: the bar in the board game; drawing, laying aside and
 * closing the café in the card game. */

import { t } from '../../lib/words.svelte';
import type { Seating } from '../seating/seating.svelte';
import type { Action } from '../shell/actions';

type Whole = 'draw' | 'close-cafe';

interface Turn {
  readonly board: boolean;
  readonly seating: Seating;
  /** Something can be done now. */
  readonly idle: boolean;
  readonly can: (kind: Whole) => boolean;
  readonly act: (kind: Whole) => void;
}

export function kindsOf({ board, seating, idle, can, act }: Turn): Action[] {
  const { barOffer, asideOffer } = seating;
  const whole = (kind: Whole): Action => ({
    name: kind,
    words: t(`play-do-${kind}`),
    can: idle && can(kind),
    act: () => act(kind),
  });
  if (board)
    return [
      {
        name: 'bar',
        icon: 'cup',
        words: barOffer ? t('play-to-bar-for', { points: barOffer.points }) : t('play-to-bar'),
        can: idle && barOffer !== null,
        act: () => void seating.toBar(),
      },
    ];
  return [
    whole('draw'),
    {
      name: 'lay-aside',
      words: t('play-do-lay-aside'),
      can: idle && asideOffer !== null,
      act: () => asideOffer && void seating.take(asideOffer),
    },
    whole('close-cafe'),
  ];
}
