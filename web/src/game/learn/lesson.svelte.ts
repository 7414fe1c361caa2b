/** A lesson under way: what has been done of it, and what the referee says to the next step. */

import type { ApiClient } from '../../lib/api_client';
import { handAfter, seatingOf, seatingsOf } from '../../lib/notation';
import type { Objection, Offer, Plan, Question, Verdict } from '../../lib/types';
import { NOT_PLACED, PLACED, Seating, type Placement, type SeatingSource } from '../seating/seating.svelte';
import type { Lesson } from './lessons';

export class LessonProgress implements SeatingSource {
  readonly lesson: Lesson;
  done = $state<string[]>([]);
  /** What the referee said to the steps done. */
  verdict = $state.raw<Verdict | null>(null);
  /** What the referee says to the step to come, which is shown before it is made. */
  ahead = $state.raw<Verdict | null>(null);
  /** What a step pays that is allowed, but not the example's. */
  otherWay = $state<number | null>(null);
  trouble = $state(false);
  finished = $state(false);

  readonly seating = new Seating(this);
  readonly offersAreAll = false;
  readonly busy = false;
  readonly chairFirst = false;
  readonly companyAwaited = false;

  goal: string | null = $derived.by(() => this.lesson.play[this.done.length] ?? null);
  /** Who shall sit down next, and where. */
  wanted = $derived.by(() => (this.goal === null ? null : seatingOf(this.goal)));
  hand: string[] = $derived.by(() => this.verdict?.hand ?? [...this.lesson.hand]);
  seated: Record<string, string> = $derived.by(() => this.#seated());
  tables: Record<string, string> = $derived.by(() => this.#tables());
  active: boolean = $derived.by(() => !this.finished && this.goal !== null);
  offers: Offer[] = $derived.by(() => this.#offers());

  #api: ApiClient;
  #plan: () => Plan | undefined;

  constructor(api: ApiClient, lesson: Lesson, plan: () => Plan | undefined) {
    this.#api = api;
    this.lesson = lesson;
    this.#plan = plan;
    void this.#lookAhead();
  }

  /** Only the example's own step is made; every other is judged. */
  async place(move: string): Promise<Placement> {
    const { done, wanted, lesson } = this;
    const tried = seatingOf(move);
    const verdict = await this.#judge([...done, move]);
    if (verdict === null || tried === null || wanted === null) return NOT_PLACED;
    const allowed = verdict.steps.length > done.length;
    const isExample = wanted.chair === tried.chair && (wanted.guest === tried.guest || lesson.refused === true);
    if (isExample && lesson.refused) this.finished = true;
    if (!allowed || (isExample && lesson.refused)) return { placed: false, objections: verdict.objections };
    if (!isExample) {
      this.otherWay = verdict.steps.at(-1)?.points ?? 0;
      return NOT_PLACED;
    }
    this.done = [...done, move];
    this.verdict = verdict;
    this.finished = this.goal === null;
    if (!this.finished) void this.#lookAhead();
    return PLACED;
  }

  async ask(move: string): Promise<readonly Objection[] | null> {
    return (await this.#judge([...this.done, move]))?.objections ?? null;
  }

  forgotten(): void {
    this.otherWay = null;
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
    const result = await this.#api.askReferee(question);
    this.trouble = !result.ok;
    return result.ok ? result.value : null;
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

  /** The example's step, with what the referee says it pays. */
  #offers(): Offer[] {
    const { goal, wanted } = this;
    const step = this.ahead?.steps[this.done.length];
    if (goal === null || wanted === null || !step) return [];
    const { guest, chair, swaps } = wanted;
    const { points, receipt } = step;
    const kind = swaps ? 'swap-joker' : 'seat';
    const waits = !swaps && receipt.length === 0;
    const next = waits ? seatingOf(this.lesson.play[this.done.length + 1] ?? '') : null;
    const company = next ? [next.guest] : [];
    return [{ move: goal, kind, guest, chair, table: null, party: [], points, receipt, waits, company }];
  }
}
