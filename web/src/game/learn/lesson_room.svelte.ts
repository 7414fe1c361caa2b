/** The room of a lesson: the example's next chair is pointed out. */

import { chairsOf } from '../../lib/notation';
import type { Plan } from '../../lib/types';
import { nationsOf } from '../floor/geometry';
import { NO_MARKS, type Marks } from '../floor/marks';
import type { Places, RoomModel } from '../floor/room_model';
import type { LessonProgress } from './lesson.svelte';

export class LessonRoom implements RoomModel {
  readonly plan: Plan;
  readonly choosable = 'chairs';
  #progress: LessonProgress;

  marks: Marks = $derived.by(() => {
    const { done, wanted, seating, finished } = this.#progress;
    const mentioned = wanted && seating.guest === null && !finished ? [wanted.chair] : [];
    return { ...NO_MARKS, ...seating.marks, draft: new Set(done.flatMap(chairsOf)), mentioned: new Set(mentioned) };
  });

  constructor(progress: LessonProgress, plan: Plan) {
    this.#progress = progress;
    this.plan = plan;
  }

  get tables(): Places {
    return this.#progress.lesson.edition === 'board' ? nationsOf(this.plan) : this.#progress.tables;
  }

  get seated(): Places {
    return this.#progress.seated;
  }

  pick = (chair: string): void => void this.#progress.seating.pick(chair);
}
