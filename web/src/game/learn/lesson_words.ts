/** What is said when a lesson has come to its end. */

import { guestName, list, t } from '../../lib/words.svelte';
import type { LessonProgress } from './lesson.svelte';

export function endingOf({ lesson, drawn, verdict }: LessonProgress): string[] {
  const sentences = [t(`tutorial-${lesson.id}-done`)];
  if (drawn.length > 0)
    sentences.push(t('tutorial-drawn', { guests: list(drawn.map((guest) => guestName(guest, 'label'))) }));
  if (verdict?.end) sentences.push(t(`end-${verdict.end}`));
  if (verdict?.left_over) sentences.push(t('tutorial-left-over', { points: verdict.left_over }));
  return sentences;
}
