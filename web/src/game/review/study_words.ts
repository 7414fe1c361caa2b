/** A decision that is looked at, in the words of the status line and for whoever listens. */

import { BAR } from '../../lib/notation';
import type { ReviewedTurn } from '../../lib/types';
import { list, playerName, signed, t, type PlaceWords } from '../../lib/words.svelte';
import type { Attempt } from './attempt.svelte';
import { drawnTurns, type Told } from './drawn';
import type { TurnStudy } from './study.svelte';
import { isMistake } from './figures';
import { percent, steps } from './written';

export function letterOf(told: Told): string {
  return t(`review-letter-${told}`);
}

export function nameOf(told: Told): string {
  return t(`review-heading-${told}`);
}

/** Which turn it is, whose, and how it is marked. */
export function titleOf(turn: ReviewedTurn, number: number, names: readonly string[]): string {
  const player = playerName(turn.seat, names);
  return turn.mark === null
    ? t('review-turn-plain', { number, player })
    : t('review-turn-of', { number, player, mark: t(`review-mark-${turn.mark}`) });
}

/** What one sees, or what can be done next. */
export function lineOf(study: TurnStudy, places: PlaceWords | undefined): string {
  const { turn, attempt, trying } = study;
  if (!turn || !study.position) return t('play-loading');
  if (trying && attempt) return tryingLine(attempt, turn, places);
  return [verdictOf(study), legendOf(study, places)].filter((part) => part !== null).join(' ');
}

function tryingLine(attempt: Attempt, turn: ReviewedTurn, places: PlaceWords | undefined): string {
  const { seating, moves, now, choices, whole } = attempt;
  const { view } = now.draft;
  if (whole) return t('review-tried-line');
  if (choices.length > 0) return t(`stage-${view.turn.stage}`);
  if (seating.guest !== null) {
    const elsewhere = seating.barOffer?.kind ?? seating.asideOffer?.kind ?? 'none';
    return seating.seatings.length > 0
      ? t('play-choose-chair', { guest: seating.guest })
      : t('status-no-chair', { elsewhere });
  }
  const waiting = view.turn.waiting === null ? undefined : view.seated[view.turn.waiting];
  if (waiting) return t('play-someone-waits', { guest: waiting });
  if (moves.length > 0) return t('review-tried-line');
  if (!isMistake(turn)) return t('review-try-any');
  return t('review-try-line', { letter: letterOf('played'), turn: list(steps(turn.played, places)) });
}

/** The letters in the room, with what each turn pays; what the room does not show is said. */
function legendOf({ told, drafts }: TurnStudy, places: PlaceWords | undefined): string {
  return told
    .map((one) => {
      const unseen = drawnTurns([one], [BAR], 0).length === 0;
      const name = unseen ? `${nameOf(one.told)} (${list(steps(one, places))})` : nameOf(one.told);
      return t('review-drawn', { letter: letterOf(one.told), name, points: signed(drafts[one.told]?.total ?? 0) });
    })
    .join(' · ');
}

/** What the review says of the turn that somebody tried; null where nobody did. */
export function verdictOf({ verdict, judged }: TurnStudy): string | null {
  if (verdict === null) return null;
  if (verdict !== 'behind' || !judged) return t(`review-verdict-${verdict}`);
  const { behind, value } = judged;
  const win = percent(Math.max(0, behind.win));
  return value.exact
    ? t('review-verdict-behind-exact', { win })
    : t('review-verdict-behind', { win, error: percent(behind.win_error) });
}

/** The best turn in words, for whoever listens. */
export function answerOf({ other, turn }: TurnStudy, places: PlaceWords | undefined): string {
  const best = turn?.is_best ? turn.played : other;
  return best ? t('review-answer-shown', { turn: list(steps(best, places)) }) : '';
}
