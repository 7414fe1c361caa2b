/** A position on one's own table, set up by clicking, and what the referee says to it. */

import type { ApiClient, ApiError, Result } from '../../lib/api_client';
import { BAR, handAfter, moveText, moveTo, seatingsOf } from '../../lib/notation';
import type { Edition, Nation, Offer, Plan, Question, Verdict } from '../../lib/types';
import { nationsOf } from '../floor/geometry';
import type { Light } from '../floor/marks';
import type { WhyNot } from '../turn/desk.svelte';

const LARGEST_HAND = 12;

export type Task = 'set' | 'ask';

export class Position {
  edition = $state<Edition>('board');
  options = $state<Record<string, string>>({});
  task = $state<Task>('set');
  /** Who is put on the next chair; null takes somebody away. */
  brush = $state<string | null>('USf');
  /** Whose table is laid next. */
  nation = $state<Nation>('US');
  laid = $state<Record<string, string>>({});
  seated = $state<Record<string, string>>({});
  hand = $state<string[]>([]);
  bar = $state(0);
  score = $state(0);
  /** The steps of the turn asked about. */
  play = $state<string[]>([]);
  chosen = $state<number | null>(null);

  plan = $state.raw<Plan | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  offers = $state.raw<Offer[]>([]);
  whyNot = $state.raw<WhyNot | null>(null);
  /** What is wrong with the position itself. */
  trouble = $state.raw<ApiError | null>(null);

  tables: Record<string, string> = $derived.by(() =>
    this.edition === 'board' && this.plan ? nationsOf(this.plan) : this.laid,
  );
  /** Who is still in hand after the steps asked about. */
  left: string[] = $derived.by(() => handAfter(this.hand, this.play));
  guest: string | null = $derived.by(() => (this.chosen === null ? null : (this.left[this.chosen] ?? null)));
  /** The room as it is drawn: with the steps asked about. */
  shown: Record<string, string> = $derived.by(() => {
    const shown = { ...this.seated };
    for (const { guest, chair } of this.play.flatMap(seatingsOf)) shown[chair] = guest;
    for (const table of this.verdict?.cleared ?? [])
      for (const chair of this.plan?.tables[table] ?? []) delete shown[chair];
    return shown;
  });
  lit: ReadonlyMap<string, Light> = $derived.by(() => {
    const mine = this.offers.filter((offer) => offer.chair !== null && offer.guest === this.guest);
    return new Map(
      mine.map((offer) => [
        offer.chair!,
        { points: offer.points, waits: offer.waits, swaps: offer.kind === 'swap-joker' },
      ]),
    );
  });
  /** Whether the referee has told what the guests in hand may do here. */
  knows: boolean = $derived.by(() => this.play.length === 0 || this.offers.length > 0);
  barOffer: Offer | null = $derived.by(
    () => this.offers.find((offer) => offer.kind === 'send-to-bar' && offer.guest === this.guest) ?? null,
  );

  #asked = 0;
  #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
  }

  /** Whose tables a chair stands at. */
  nationsAt(chair: string): string[] {
    return (this.plan?.chairs[chair] ?? []).flatMap((table) => this.tables[table] ?? []);
  }

  async load(): Promise<void> {
    const name = this.edition === 'card' ? 'card' : (this.options.plan ?? 'corners');
    const answer = await this.#api.getPlan(name);
    if (answer.ok) this.plan = answer.value;
  }

  setEdition(edition: Edition): void {
    this.edition = edition;
    this.options = {};
    this.empty();
    if (edition === 'card') this.laid = { b2: 'RU', d2: 'GB', c3: 'FR', b4: 'ES', d4: 'IT' };
  }

  empty(): void {
    this.seated = {};
    this.laid = {};
    this.hand = [];
    this.bar = 0;
    this.score = 0;
    this.forget();
  }

  forget(): void {
    this.play = [];
    this.chosen = null;
    this.verdict = null;
    this.whyNot = null;
  }

  /** A click on a chair: somebody sits down or leaves, or the referee is asked. */
  async pick(chair: string): Promise<void> {
    if (this.task === 'set') this.#put(chair);
    else await this.#askAt(chair);
  }

  /** A click on a table of the card game. */
  lay(table: string): void {
    if (this.task !== 'set' || this.edition !== 'card') return;
    const { [table]: before, ...others } = this.laid;
    this.laid = before === this.nation ? others : { ...others, [table]: this.nation };
    this.forget();
  }

  take(guest: string): void {
    if (this.hand.length < LARGEST_HAND) this.hand = [...this.hand, guest];
    this.forget();
  }

  drop(index: number): void {
    this.hand = this.hand.filter((_, at) => at !== index);
    this.forget();
  }

  choose(index: number): void {
    this.chosen = this.chosen === index ? null : index;
    this.whyNot = null;
  }

  async toBar(): Promise<void> {
    const { guest } = this;
    if (guest !== null && this.task === 'ask') await this.#judge(moveText({ kind: 'send-to-bar', guest }), guest, BAR);
  }

  undo(): void {
    this.play = this.play.slice(0, -1);
    this.whyNot = null;
    void this.look();
  }

  /** What the guests in hand may do here. */
  async look(): Promise<void> {
    const number = ++this.#asked;
    this.offers = [];
    if (this.play.length === 0) this.verdict = null;
    if (this.hand.length === 0) return;
    const answer = await this.#api.askReferee(this.#question(this.play));
    if (number !== this.#asked) return;
    this.#hear(answer);
    if (answer.ok && this.play.length > 0) this.verdict = answer.value;
  }

  #put(chair: string): void {
    const { [chair]: before, ...others } = this.seated;
    const gone = this.brush === null || before === this.brush;
    this.seated = gone ? others : { ...others, [chair]: this.brush! };
    this.forget();
  }

  async #askAt(chair: string): Promise<void> {
    const { guest } = this;
    if (guest === null) return;
    await this.#judge(moveTo(guest, chair, this.shown[chair]), guest, chair);
  }

  async #judge(move: string, guest: string, place: string): Promise<void> {
    const number = ++this.#asked;
    const play = [...this.play, move];
    const answer = await this.#api.askReferee(this.#question(play));
    if (number !== this.#asked) return;
    this.#hear(answer);
    if (!answer.ok) return;
    const refused = answer.value.steps.length < play.length;
    this.whyNot = refused ? { guest, place, objections: answer.value.objections } : null;
    if (refused) return;
    this.play = play;
    this.verdict = answer.value;
    this.chosen = null;
  }

  #hear(answer: Result<Verdict>): void {
    this.trouble = answer.ok ? null : answer;
    this.offers = answer.ok ? answer.value.offers : [];
  }

  #question(play: string[]): Question {
    const agreed = Object.entries(this.options).map(([name, value]) => `${name}=${value}`);
    return {
      ruleset: [this.edition, ...agreed].join(' '),
      tables: this.edition === 'card' ? (this.laid as Record<string, Nation>) : {},
      seated: this.seated,
      play,
      hand: handAfter(this.hand, play),
      bar: this.edition === 'board' ? this.bar : 0,
      score: this.score,
    };
  }

  /** The whole position as a text that comes back: what the address bar holds. */
  get text(): string {
    const pairs = (all: Record<string, string>) =>
      Object.entries(all)
        .map(([place, what]) => `${place}=${what}`)
        .join(',');
    const parts = new URLSearchParams({ game: this.edition });
    if (Object.keys(this.options).length > 0) parts.set('options', pairs(this.options));
    if (this.edition === 'card') parts.set('tables', pairs(this.laid));
    if (Object.keys(this.seated).length > 0) parts.set('seated', pairs(this.seated));
    if (this.hand.length > 0) parts.set('hand', this.hand.join(','));
    if (this.bar > 0) parts.set('bar', String(this.bar));
    if (this.score !== 0) parts.set('score', String(this.score));
    return parts.toString();
  }

  read(text: string): void {
    const parts = new URLSearchParams(text);
    const pairs = (name: string) =>
      Object.fromEntries(
        (parts.get(name) ?? '').split(',').flatMap((pair) => {
          const [place, what] = pair.split('=');
          return place && what ? [[place, what]] : [];
        }),
      ) as Record<string, string>;
    this.setEdition(parts.get('game') === 'card' ? 'card' : 'board');
    this.options = pairs('options');
    if (parts.has('tables')) this.laid = pairs('tables');
    this.seated = pairs('seated');
    this.hand = (parts.get('hand') ?? '').split(',').filter(Boolean).slice(0, LARGEST_HAND);
    this.bar = Math.max(0, Math.min(19, Number(parts.get('bar')) || 0));
    this.score = Number(parts.get('score')) || 0;
  }
}
