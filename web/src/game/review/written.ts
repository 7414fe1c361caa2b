/** Figures of a review as the language writes them. */

import type { Estimate, JudgedTurn, PartOfValue } from '../../lib/types';
import { readMove } from '../../lib/notation';
import { language, t, type PlaceWords } from '../../lib/words.svelte';
import { moveWords } from '../turn/move_words';
import { tenths } from '../turn/tenths';

/** Tenths of a point, with their sign. */
export function points(value: number): string {
  return tenths(value * 100, language.current, 'signed');
}

/** Thousandths of a win as a percentage. */
export function percent(thousandths: number): string {
  return t('review-percent', { number: tenths(thousandths * 100, language.current) });
}

/** What a turn is expected to end in. */
export function worth({ margin, margin_error, win, win_error, exact }: Estimate): string {
  const [lead, chance] = [tenths(margin, language.current, 'signed'), percent(win)];
  if (exact) return t('review-value-exact', { lead, chance });
  return t('review-value', {
    lead,
    lead_error: tenths(margin_error, language.current),
    chance,
    chance_error: percent(win_error),
  });
}

/** How far a turn is behind the best one. */
export function distance({ behind, value }: JudgedTurn): string {
  const far = { points: tenths(Math.max(0, behind.margin), language.current), win: percent(Math.max(0, behind.win)) };
  if (value.exact) return t('review-behind-exact', far);
  return t('review-behind', {
    ...far,
    points_error: tenths(behind.margin_error, language.current),
    win_error: percent(behind.win_error),
  });
}

const TELLING = 50; // thousandths of a point: less would be written as nothing

/** What the margin of a turn is made of, as far as it is worth a word. */
export function tellingParts({ parts }: JudgedTurn): PartOfValue[] {
  return parts.filter(({ points }) => Math.abs(points) >= TELLING);
}

/** The steps of a turn; ending it is worth a word only where it is all there was. */
export function steps({ moves }: { readonly moves: readonly string[] }, places: PlaceWords | undefined): string[] {
  const doing = moves.filter((move) => readMove(move)?.kind !== 'end-turn');
  return doing.length > 0 ? doing.map((move) => moveWords(move, places)) : [t('play-commit-end')];
}
