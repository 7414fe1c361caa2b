/** The room of a lesson: whoever needs more than a hint is shown the next place. */

import { chairsOf, guestOf, readMove } from '../../lib/notation';
import type { Plan } from '../../lib/types';
import { nationsOf } from '../floor/geometry';
import { NO_MARKS, type Marks } from '../floor/marks';
import { UNKNOWN, type Places, type RoomModel } from '../floor/room_model';
import type { LessonProgress } from './lesson.svelte';

export class LessonRoom implements RoomModel {
  readonly plan: Plan;
  readonly choosable = 'chairs';
  #progress: LessonProgress;

  marks: Marks = $derived.by(() => {
    const { done, wanted, seating, shown, finished } = this.#progress;
    const mentioned = wanted && shown && !finished ? this.#placesOf(wanted) : [];
    return { ...NO_MARKS, ...seating.marks, draft: new Set(done.flatMap(chairsOf)), mentioned: new Set(mentioned) };
  });
  bar: readonly string[] = $derived.by(() => [
    ...Array.from({ length: this.#progress.lesson.bar ?? 0 }, () => UNKNOWN),
    ...this.#sent,
  ]);
  barDrafted: boolean = $derived.by(() => this.#sent.length > 0 && !this.#progress.finished);
  #sent: string[] = $derived.by(() =>
    this.#progress.done.flatMap((move) => (readMove(move)?.kind === 'send-to-bar' ? (guestOf(move) ?? []) : [])),
  );

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
  toBar = (): void => void this.#progress.seating.toBar();
  visit = (place: string | null, by: 'pointer' | 'focus'): void => this.#progress.seating.visit(place, by);

  #placesOf(move: NonNullable<LessonProgress['wanted']>): string[] {
    if (move.kind === 'send-to-bar') return [`bar${(this.#progress.lesson.bar ?? 0) + 1}`];
    return 'chair' in move ? [move.chair] : [];
  }
}
