/** The room before a decision of a review: to look at, or to try a turn in. */

import { chairsOf, readMove } from '../../lib/notation';
import type { Offer, Plan, View } from '../../lib/types';
import { bestOfEachTable } from '../floor/clubs';
import { NO_MARKS, type Marks } from '../floor/marks';
import type { From, Places, RoomModel } from '../floor/room_model';
import type { TurnStudy } from './study.svelte';

export class StudyRoom implements RoomModel {
  readonly plan: Plan;
  #study: TurnStudy;
  #view: View = $derived.by(() => this.#study.view!);
  #attempt = $derived.by(() => (this.#study.trying ? this.#study.attempt : null));

  marks: Marks = $derived.by(() =>
    this.#attempt
      ? { ...NO_MARKS, ...this.#attempt.seating.marks, draft: new Set(this.#attempt.moves.flatMap(chairsOf)) }
      : NO_MARKS,
  );
  clubs: readonly Offer[] = $derived.by(() => bestOfEachTable(this.#attempt?.clubs ?? []));
  barDrafted: boolean = $derived.by(
    () => this.#attempt?.moves.some((move) => readMove(move)?.kind === 'send-to-bar') ?? false,
  );

  constructor(study: TurnStudy, plan: Plan) {
    this.#study = study;
    this.plan = plan;
  }

  get tables(): Places {
    return this.#view.tables;
  }

  get seated(): Places {
    return this.#view.seated;
  }

  get bar(): readonly string[] {
    return this.#view.bar;
  }

  get birthday(): string | null {
    return this.#view.birthday;
  }

  get bag(): number | null {
    return this.plan.bar.length > 0 ? this.#view.bag : null;
  }

  get choosable(): 'chairs' | null {
    return this.#attempt?.active ? 'chairs' : null;
  }

  pick = (chair: string): void => void this.#attempt?.seating.pick(chair);
  host = (club: Offer): void => void this.#attempt?.seating.take(club);
  toBar = (): void => void this.#attempt?.seating.toBar();
  from = (): From => 'hand';
  visit = (chair: string | null, by: 'pointer' | 'focus'): void => this.#attempt?.seating.visit(chair, by);
}
