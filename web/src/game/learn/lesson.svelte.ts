/** A lesson under way: what has been done of it, and what the referee says to the next step. */

import type { ApiClient } from '../../lib/api_client';
import { handAfter, moveTo, seatingOf, seatingsOf } from '../../lib/notation';
import type { Plan, Question, Verdict } from '../../lib/types';
import type { Light } from '../floor/marks';
import type { WhyNot } from '../turn/desk.svelte';
import type { Lesson } from './lessons';

export class LessonDesk {
  readonly lesson: Lesson;
  chosen = $state<number | null>(null);
  done = $state<string[]>([]);
  /** What the referee said to the steps done. */
  verdict = $state.raw<Verdict | null>(null);
  /** What he says to the step to come, which is shown before it is made. */
  ahead = $state.raw<Verdict | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  /** Allowed, but not the example's way. */
  otherWay = $state<number | null>(null);
  trouble = $state(false);
  finished = $state(false);

  goal: string | null = $derived.by(() => this.lesson.play[this.done.length] ?? null);
  /** Who shall sit down next, and where. */
  wanted = $derived.by(() => (this.goal === null ? null : seatingOf(this.goal)));
  seated: Record<string, string> = $derived.by(() => this.#seated());
  tables: Record<string, string> = $derived.by(() => this.#tables());
  hand: string[] = $derived.by(() => handAfter(this.lesson.hand, this.done));
  guest: string | null = $derived.by(() => (this.chosen === null ? null : (this.hand[this.chosen] ?? null)));
  lit: ReadonlyMap<string, Light> = $derived.by(() => this.#lit());

  #api: ApiClient;
  #plan: () => Plan | undefined;

  constructor(api: ApiClient, lesson: Lesson, plan: () => Plan | undefined) {
    this.#api = api;
    this.lesson = lesson;
    this.#plan = plan;
    void this.#lookAhead();
  }

  choose(index: number): void {
    this.chosen = this.chosen === index ? null : index;
    this.whyNot = null;
    this.otherWay = null;
  }

  async pick(chair: string): Promise<void> {
    const { guest, wanted } = this;
    if (guest === null || wanted === null || this.finished) return;
    const move = moveTo(guest, chair, this.seated[chair]);
    const isGoal = wanted.chair === chair && (wanted.guest === guest || this.lesson.refused === true);
    const verdict = await this.#judge([...this.done, move]);
    if (!verdict) return;
    const allowed = verdict.steps.length > this.done.length;
    this.whyNot =
      allowed && !(isGoal && this.lesson.refused) ? null : { guest, place: chair, objections: verdict.objections };
    this.otherWay = allowed && !isGoal ? (verdict.steps.at(-1)?.points ?? 0) : null;
    if (!isGoal) return;
    if (this.lesson.refused) this.finished = true;
    else if (allowed) {
      this.done = [...this.done, move];
      this.verdict = verdict;
      this.chosen = null;
      this.finished = this.goal === null;
      if (!this.finished) await this.#lookAhead();
    }
  }

  async #lookAhead(): Promise<void> {
    this.ahead = this.goal === null || this.lesson.refused ? null : await this.#judge([...this.done, this.goal]);
  }

  async #judge(play: string[]): Promise<Verdict | null> {
    const { lesson } = this;
    const question: Question = {
      ruleset: `${lesson.edition} players=4`,
      tables: { ...(lesson.tables ?? {}) },
      seated: { ...(lesson.seated ?? {}) },
      play,
      hand: handAfter(lesson.hand, play),
      laid: [...(lesson.laid ?? [])],
    };
    const answer = await this.#api.askReferee(question);
    this.trouble = !answer.ok;
    return answer.ok ? answer.value : null;
  }

  /** The chairs as they are drawn: whoever sat at a cleared table has left. */
  #seated(): Record<string, string> {
    const seated: Record<string, string> = { ...(this.lesson.seated ?? {}) };
    for (const { guest, chair } of this.done.flatMap(seatingsOf)) seated[chair] = guest;
    for (const table of this.verdict?.cleared ?? [])
      for (const chair of this.#plan()?.tables[table] ?? []) delete seated[chair];
    return seated;
  }

  #tables(): Record<string, string> {
    const tables: Record<string, string> = { ...(this.lesson.tables ?? {}) };
    (this.verdict?.cleared ?? []).forEach((table, index) => {
      const laid = this.lesson.laid?.[index];
      if (laid) tables[table] = laid;
      else delete tables[table];
    });
    return tables;
  }

  /** The example's chair lights up with what the referee says it pays. */
  #lit(): ReadonlyMap<string, Light> {
    const { guest, wanted } = this;
    if (wanted === null || guest === null || this.finished) return new Map();
    const step = this.ahead?.steps[this.done.length];
    if (wanted.guest !== guest || !step) return new Map();
    const light = { points: step.points, waits: !wanted.swaps && step.receipt.length === 0, swaps: wanted.swaps };
    return new Map([[wanted.chair, light]]);
  }
}
