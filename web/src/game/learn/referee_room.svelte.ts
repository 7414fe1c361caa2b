/** The room of the referee: chairs and tables are set up by clicking, or asked about. */

import { chairsOf } from '../../lib/notation';
import type { Plan } from '../../lib/types';
import { NO_MARKS, type Marks } from '../floor/marks';
import { UNKNOWN, type Places, type RoomModel } from '../floor/room_model';
import type { Position } from './position.svelte';

export class RefereeRoom implements RoomModel {
  readonly plan: Plan;
  #position: Position;

  marks: Marks = $derived.by(() => ({
    ...NO_MARKS,
    ...this.#position.seating.marks,
    draft: new Set(this.#position.play.flatMap(chairsOf)),
  }));
  bar: readonly string[] = $derived.by(() => Array.from({ length: this.#position.bar }, () => UNKNOWN));

  constructor(position: Position, plan: Plan) {
    this.#position = position;
    this.plan = plan;
  }

  get tables(): Places {
    return this.#position.tables;
  }

  get seated(): Places {
    return this.#position.active ? this.#position.seated : this.#position.set;
  }

  get choosable(): 'chairs' | 'chairs-and-tables' {
    return this.#position.active || this.#position.edition === 'board' ? 'chairs' : 'chairs-and-tables';
  }

  pick = (place: string): void => this.#position.pick(place);
  toBar = (): void => void this.#position.seating.toBar();
}
