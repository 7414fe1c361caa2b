/** A position on one's own table, set up by clicking, and what the referee says to it. */

import type { ApiClient, ApiError, Result } from '../../lib/api_client';
import { LIMITS, PLANS } from '../../lib/constants';
import { handAfter, readMove, seatingsOf } from '../../lib/notation';
import type { Edition, Nation, Objection, Offer, Plan, Question, Verdict } from '../../lib/types';
import { nationsOf } from '../floor/geometry';
import { PLACES } from '../hand/places';
import {
  NOT_PLACED,
  PLACED,
  Seating,
  type Placement,
  type SeatingSource,
  type WhyNot,
} from '../seating/seating.svelte';
import type { Happening } from '../turn/happenings';
import { positionText, readPosition } from './position_text';

export type Task = 'set' | 'ask';

/** A position to begin with, under the usual rules. */
export interface Arrangement {
  readonly laid: Readonly<Record<string, string>>;
  readonly seated: Readonly<Record<string, string>>;
  readonly hand: readonly string[];
  readonly bar: number;
  readonly score: number;
}

export class Position implements SeatingSource {
  edition = $state<Edition>('board');
  options = $state<Record<string, string>>({});
  task = $state<Task>('set');
  /** Who is put on the next chair; null takes somebody away. */
  brush = $state<string | null>('USf');
  /** Whose table is laid next. */
  nation = $state<Nation>('US');
  laid = $state<Record<string, string>>({});
  /** Who sits there before the steps asked about. */
  set = $state<Record<string, string>>({});
  /** Who is in hand before the steps asked about. */
  held = $state<string[]>([]);
  bar = $state(0);
  score = $state(0);
  /** The steps of the turn asked about. */
  play = $state<string[]>([]);

  plan = $state.raw<Plan | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  offers = $state.raw<Offer[]>([]);
  /** Whether the referee has said what the guests in hand may do: a moment after a step, as long as the turn lasts. */
  offersAreAll = $state(false);
  /** What is wrong with the position itself. */
  trouble = $state.raw<ApiError | null>(null);

  readonly seating = new Seating(this);
  readonly busy = false;
  readonly chairFirst = false;
  readonly companyAwaited = false;

  tables: Record<string, string> = $derived.by(() =>
    this.edition === 'board' && this.plan ? nationsOf(this.plan) : this.laid,
  );
  /** Who is still in hand after the steps asked about. */
  hand: string[] = $derived.by(() => {
    const { verdict, play } = this;
    const judged = verdict !== null && play.length > 0 && verdict.steps.length === play.length;
    return judged ? verdict.hand : handAfter(this.held, play);
  });
  /** The room after the steps asked about. */
  seated: Record<string, string> = $derived.by(() => {
    const seated = { ...this.set };
    for (const { guest, chair } of this.play.flatMap(seatingsOf)) seated[chair] = guest;
    for (const table of this.verdict?.cleared ?? [])
      for (const chair of this.plan?.tables[table] ?? []) delete seated[chair];
    return seated;
  });
  active: boolean = $derived.by(() => this.task === 'ask');
  /** Why the turn cannot end where its steps, which are all allowed, have come to. */
  unfinished: readonly Objection[] = $derived.by(() => {
    const { verdict, play } = this;
    return verdict && !verdict.legal && verdict.steps.length === play.length ? verdict.objections : [];
  });
  /** The position after the steps can be asked about in turn. */
  canGoOn: boolean = $derived.by(
    () =>
      this.active && this.play.length > 0 && this.verdict !== null && this.verdict.legal && this.verdict.end === null,
  );
  /** Something has to be read before one goes on. */
  urgent: boolean = $derived.by(() => this.active && (this.seating.whyNotBeside !== null || this.trouble !== null));

  #api: ApiClient;
  #tell: (happening: Happening) => void;
  #request = 0; // only the answer to the last one counts

  /** With whom to tell what happens, for those who listen. */
  constructor(api: ApiClient, tell: (happening: Happening) => void) {
    this.#api = api;
    this.#tell = tell;
  }

  /** Whose tables a chair stands at. */
  nationsAt(chair: string): string[] {
    return (this.plan?.chairs[chair] ?? []).flatMap((table) => this.tables[table] ?? []);
  }

  async load(): Promise<void> {
    const plans = PLANS[this.edition];
    const name = plans.length > 1 ? (this.options.plan ?? plans[0]) : plans[0];
    const result = await this.#api.getPlan(name);
    if (result.ok) this.plan = result.value;
  }

  // Setting up

  setEdition(edition: Edition): void {
    this.edition = edition;
    this.options = {};
    this.empty();
    if (edition === 'card') this.laid = { b2: 'RU', d2: 'GB', c3: 'FR', b4: 'ES', d4: 'IT' };
  }

  arrange(edition: Edition, { laid, seated, hand, bar, score }: Arrangement): void {
    this.setEdition(edition);
    [this.laid, this.set, this.held] = [{ ...laid }, { ...seated }, [...hand]];
    [this.bar, this.score] = [bar, score];
  }

  empty(): void {
    this.set = {};
    this.laid = {};
    this.held = [];
    this.bar = 0;
    this.score = 0;
    this.startOver();
  }

  /** Nothing is asked about any more. */
  startOver(): void {
    this.play = [];
    this.verdict = null;
    this.seating.cancel();
  }

  /** A click on a chair or a table: somebody sits down or leaves, a table is laid, or the referee is asked. */
  pick = (place: string): void => {
    if (this.active) void this.seating.pick(place);
    else if (place in (this.plan?.tables ?? {})) this.#lay(place);
    else this.#put(place);
  };

  take(guest: string): void {
    if (this.held.length < PLACES[this.edition]) this.held = [...this.held, guest];
    this.startOver();
  }

  drop(index: number): void {
    this.held = this.held.filter((_, at) => at !== index);
    this.startOver();
  }

  #put(chair: string): void {
    const { [chair]: before, ...others } = this.set;
    const leaves = this.brush === null || before === this.brush;
    this.set = leaves ? others : { ...others, [chair]: this.brush! };
    this.startOver();
  }

  #lay(table: string): void {
    if (this.edition !== 'card') return;
    const { [table]: before, ...others } = this.laid;
    this.laid = before === this.nation ? others : { ...others, [table]: this.nation };
    this.startOver();
  }

  // Asking

  async place(move: string): Promise<Placement> {
    const play = [...this.play, move];
    const verdict = await this.#judge(play);
    if (verdict === null) return NOT_PLACED;
    if (verdict.steps.length < play.length) return { placed: false, objections: verdict.objections };
    this.play = play;
    this.verdict = verdict;
    this.#setOffers(verdict.offers);
    this.#tell({ kind: 'drafted', step: verdict.steps.at(-1)! });
    return PLACED;
  }

  refused(whyNot: WhyNot): void {
    this.#tell({ kind: 'refused', whyNot });
  }

  async ask(move: string): Promise<readonly Objection[] | null> {
    const play = [...this.play, move];
    const result = await this.#api.askReferee(this.#question(play));
    this.trouble = result.ok ? null : result;
    return result.ok && result.value.steps.length < play.length ? result.value.objections : null;
  }

  undo(): void {
    const last = this.play.at(-1);
    if (last === undefined) return;
    this.play = this.play.slice(0, -1);
    this.seating.forget();
    void this.look();
    this.#tell({ kind: 'undone', move: last });
  }

  /** The position after the steps becomes the one to ask about; the cards of cleared tables are not known. */
  goOn(): void {
    const { hand, seated, verdict } = this;
    const cleared = new Set(verdict?.cleared);
    this.laid = Object.fromEntries(Object.entries(this.laid).filter(([table]) => !cleared.has(table)));
    this.bar = Math.min(
      LIMITS.bar,
      this.bar + this.play.filter((move) => readMove(move)?.kind === 'send-to-bar').length,
    );
    this.score += verdict?.total ?? 0;
    [this.set, this.held] = [seated, hand];
    this.startOver();
  }

  /** What the guests in hand may do here. */
  async look(): Promise<void> {
    this.#request += 1;
    this.#setOffers([]);
    if (this.play.length === 0) this.verdict = null;
    if (this.held.length === 0) return;
    const verdict = await this.#judge(this.play);
    if (verdict === null) return;
    if (this.play.length > 0) this.verdict = verdict;
    this.#setOffers(verdict.offers, this.play.length === 0 || verdict.offers.length > 0);
  }

  async #judge(play: string[]): Promise<Verdict | null> {
    const number = ++this.#request;
    const result: Result<Verdict> = await this.#api.askReferee(this.#question(play));
    if (number !== this.#request) return null;
    this.trouble = result.ok ? null : result;
    return result.ok ? result.value : null;
  }

  /** Where nothing is offered in the middle of a turn, one has to try. */
  #setOffers(offers: Offer[], known = offers.length > 0): void {
    this.offers = offers;
    this.offersAreAll = known;
  }

  #question(play: string[]): Question {
    const agreed = Object.entries(this.options).map(([name, value]) => `${name}=${value}`);
    return {
      ruleset: [this.edition, ...agreed].join(' '),
      tables: this.edition === 'card' ? (this.laid as Record<string, Nation>) : {},
      seated: this.set,
      play,
      hand: handAfter(this.held, play),
      bar: this.edition === 'board' ? this.bar : 0,
      score: this.score,
    };
  }

  // What the address bar holds

  get text(): string {
    const { edition, options, laid, set, held, bar, score } = this;
    return positionText({ edition, options, laid, seated: set, hand: held, bar, score });
  }

  read(text: string): void {
    const { edition, options, laid, seated, hand, bar, score } = readPosition(text);
    this.setEdition(edition);
    this.options = options;
    this.laid = laid ?? this.laid;
    this.set = seated;
    this.held = hand;
    this.bar = bar;
    this.score = score;
  }
}
