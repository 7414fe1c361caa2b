/** A lesson under way: what has been done of it, and what the referee says to it. */

import type { ApiClient } from '../../lib/api_client';
import { handAfter, readMove, seatingsOf } from '../../lib/notation';
import type { Objection, Offer, Plan, Question, Verdict } from '../../lib/types';
import {
  NOT_PLACED,
  PLACED,
  Seating,
  type Placement,
  type SeatingSource,
  type WhyNot,
} from '../seating/seating.svelte';
import type { Happening } from '../turn/happenings';
import { isWanted, judgeable, PLAY, type Lesson } from './lessons';

export class LessonProgress implements SeatingSource {
  readonly lesson: Lesson;
  done = $state<string[]>([]);
  /** What the referee said to the steps done. */
  verdict = $state.raw<Verdict | null>(null);
  /** What a step pays that is allowed, but not the one asked for. */
  otherWay = $state<number | null>(null);
  trouble = $state(false);
  finished = $state(false);
  /** The hint was not enough: guest and chair are named. */
  shown = $state(false);
  busy = $state(false);

  readonly seating = new Seating(this);
  readonly chairFirst = false;
  readonly companyAwaited = false;

  goal: string | null = $derived.by(() => this.lesson.play[this.done.length] ?? null);
  /** The next step as it can be taken now; where anything will do, the example's may not be there any more. */
  named: string | null = $derived.by(() => {
    const { goal, lesson, offers } = this;
    if (goal === null || !lesson.free || readMove(goal)?.kind !== 'seat') return goal;
    const moves = offers.filter(({ kind }) => kind === 'seat').map(({ move }) => move);
    return moves.includes(goal) ? goal : (moves[0] ?? goal);
  });
  wanted = $derived.by(() => (this.named === null ? null : readMove(this.named)));
  /** Who is in hand: after the turn with whoever was drawn, as many as the referee says. */
  hand: string[] = $derived.by(() => {
    const { verdict, done, lesson } = this;
    if (verdict === null || done.length === 0) return [...lesson.hand];
    return verdict.bankrupt && this.finished ? [] : [...verdict.hand, ...this.drawn];
  });
  drawn: readonly string[] = $derived.by(() =>
    this.finished ? (this.lesson.drawn ?? []).slice(0, this.verdict?.draws ?? 0) : [],
  );
  /** The points one has: the lesson's, and after it what the referee adds. */
  score: number | null = $derived.by(() => {
    const { lesson, verdict, finished } = this;
    if (lesson.score === undefined) return null;
    return lesson.score + (finished ? (verdict?.total ?? 0) + (verdict?.left_over ?? 0) : 0);
  });
  seated: Record<string, string> = $derived.by(() => this.#seated());
  tables: Record<string, string> = $derived.by(() => this.#tables());
  /** Whoever has seen a refusal may go on trying. */
  active: boolean = $derived.by(() => !this.finished || this.lesson.refused === true);
  offers: Offer[] = $derived.by(() => (this.goal === PLAY || this.trouble ? [] : (this.verdict?.offers ?? [])));
  offersAreAll: boolean = $derived.by(() => this.offers.length > 0);
  /** What is asked at the end of the turn. */
  choices: Offer[] = $derived.by(() => this.offers.filter(({ kind }) => kind === 'lower-hand-size'));
  /** Something has to be read or answered before one goes on; who has seen a refusal may try the next guest. */
  urgent: boolean = $derived.by(
    () =>
      this.choices.length > 0 ||
      this.seating.whyNotBeside !== null ||
      this.otherWay !== null ||
      this.trouble ||
      (this.finished && this.seating.guest === null),
  );

  #api: ApiClient;
  #plan: () => Plan | undefined;
  #tell: (happening: Happening) => void;

  /** With whom to tell what happens, for those who listen. */
  constructor(api: ApiClient, lesson: Lesson, plan: () => Plan | undefined, tell: (happening: Happening) => void) {
    this.#api = api;
    this.lesson = lesson;
    this.#plan = plan;
    this.#tell = tell;
    void this.#judge([]).then((verdict) => {
      if (this.done.length === 0) this.verdict = verdict;
    });
  }

  /** Only the step asked for is made; every other is judged. */
  place = async (move: string): Promise<Placement> => {
    const { done, goal, lesson } = this;
    if (goal === null || this.busy) return NOT_PLACED;
    this.busy = true;
    const verdict = await this.#judge([...done, move]);
    this.busy = false;
    if (verdict === null) return NOT_PLACED;
    if (verdict.steps.length < judgeable([...done, move]).length) return this.#refuse(move, verdict);
    if (lesson.refused || !isWanted(lesson, goal, move)) {
      this.otherWay = verdict.steps.at(-1)?.points ?? 0;
      this.shown = true;
      return NOT_PLACED;
    }
    this.done = [...done, move];
    this.verdict = verdict;
    this.shown = false;
    this.otherWay = null;
    this.finished = this.goal === null;
    const step = verdict.steps.at(-1);
    if (this.choices.length > 0) this.#tell({ kind: 'asked', stage: 'hand-size' });
    else if (step && move !== PLAY) this.#tell({ kind: 'drafted', step });
    return PLACED;
  };

  ask = async (move: string, by: 'trying' | 'looking'): Promise<readonly Objection[] | null> => {
    const play = [...this.done, move];
    const verdict = await this.#judge(play);
    if (verdict === null || verdict.steps.length === judgeable(play).length) return null;
    return by === 'looking' ? verdict.objections : this.#refuse(move, verdict).objections;
  };

  refused(whyNot: WhyNot): void {
    this.#tell({ kind: 'refused', whyNot });
  }

  /** Press a button: play, draw, answer. */
  press = async (move: string): Promise<void> => {
    this.seating.cancel();
    await this.place(move);
  };

  undo = (): void => {
    const last = this.done.at(-1);
    if (last === undefined) return;
    this.#goBackTo(this.done.slice(0, -1));
    this.#tell({ kind: 'undone', move: last });
  };

  startOver = (): void => {
    this.#goBackTo([]);
    this.#tell({ kind: 'begun-anew' });
  };

  /** Say exactly what to do. */
  show = (): void => {
    this.shown = true;
  };

  forgotten(): void {
    this.otherWay = null;
  }

  #goBackTo(done: string[]): void {
    this.seating.cancel();
    [this.done, this.finished, this.shown, this.verdict] = [done, false, false, null];
    void this.#judge(done).then((verdict) => {
      if (this.done.length === done.length) this.verdict = verdict;
    });
  }

  /** A lesson about a refusal ends with it. */
  #refuse(move: string, verdict: Verdict): Placement {
    const [tried, wanted] = [readMove(move), this.wanted];
    const there = tried && wanted && 'chair' in tried && 'chair' in wanted && tried.chair === wanted.chair;
    if (this.lesson.refused && there) this.finished = true;
    else this.shown = true;
    return { placed: false, objections: verdict.objections };
  }

  async #judge(play: string[]): Promise<Verdict | null> {
    const { lesson } = this;
    const question: Question = {
      ruleset: `${lesson.edition} players=4`,
      tables: { ...(lesson.tables ?? {}) },
      seated: { ...(lesson.seated ?? {}) },
      play: judgeable(play),
      hand: handAfter(lesson.hand, play),
      laid: [...(lesson.laid ?? [])],
      bar: lesson.bar ?? 0,
      score: lesson.score ?? 0,
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
}
