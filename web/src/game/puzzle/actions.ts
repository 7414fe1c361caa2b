/** What can be done at a puzzle besides seating. */

import { signed, t } from '../../lib/words.svelte';
import type { Action } from '../shell/actions';
import { kindsOf } from '../turn/kinds';
import type { TurnController } from '../turn/turn_controller.svelte';
import type { Puzzling } from './puzzling.svelte';

/** How to go on. */
export interface Onward {
  readonly busy: boolean;
  readonly next: () => void;
  /** Somebody wants to see the answer. */
  readonly giveUp: () => void;
}

/** Draft a step that is a whole turn; it is no answer before somebody says so. */
export function takeOnly(turn: TurnController, kind: 'draw' | 'close-cafe'): void {
  const offer = turn.offered(kind);
  if (offer && turn.active && !turn.busy) void turn.seating.take(offer);
}

export function actionsOf(puzzling: Puzzling, turn: TurnController, { busy, next, giveUp }: Onward): Action[] {
  const { follower } = turn;
  const { draft, dryRun, committing } = follower.turn;
  const idle = turn.active && !turn.busy && !puzzling.givingUp;
  const answered = puzzling.answer !== null;
  const drafted = turn.active && draft.length > 0;
  return [
    ...kindsOf({
      board: (follower.snapshot?.plan.bar.length ?? 0) > 0,
      seating: turn.seating,
      idle,
      can: (kind) => turn.offered(kind) !== null,
      act: (kind) => takeOnly(turn, kind),
    }),
    {
      name: 'undo',
      icon: 'undo',
      words: t('play-undo'),
      manner: 'brief',
      can: drafted && idle,
      act: () => void turn.undo(),
    },
    {
      name: 'give-up',
      icon: 'hint',
      words: t('puzzle-page-give-up'),
      manner: 'brief',
      can: !answered && !committing && !puzzling.givingUp,
      act: giveUp,
    },
    answered
      ? {
          name: 'next',
          icon: 'right',
          words: t('puzzle-page-another'),
          manner: 'primary',
          can: !busy,
          act: next,
        }
      : {
          name: 'commit',
          icon: 'check',
          words: committing ? t('play-sending') : t('puzzle-page-answer'),
          note: drafted && dryRun && dryRun.total !== 0 ? signed(dryRun.total) : '',
          manner: 'primary',
          can: turn.canCommit && !puzzling.givingUp,
          busy: committing,
          act: () => void turn.commit(),
        },
  ];
}
