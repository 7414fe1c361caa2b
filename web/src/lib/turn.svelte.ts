// The turn in the making, or the plan of one: its steps, what the server says to them, and how they are played.

import { isTransient, newRequestKey, UNREACHABLE, type MatchApi, type ApiError, type Result } from './api_client';
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS } from './connection.svelte';
import { checkPlan, withPlan, type Lapsed, type Refusal } from './plan_ahead';
import { storeDraft, storedDraft, type StoredDraft } from './storage';
import type { Draft, News, Objection, View } from './types';

/** What a turn needs of the match it is made for. */
export interface TurnContext {
  id: () => string;
  /** The seat one looks from. */
  seat: () => number | null;
  /** How much of the log was received. */
  seen: () => number;
  myTurn: () => boolean;
  /** Somebody else is on turn, and one's own will come. */
  mayPlan: () => boolean;
  /** Who is to play, and with what: as long as this stays the same, a draft holds. */
  occasion: () => string;
  /** The draft has changed: draw the room anew. */
  draw: () => void;
  receive: (news: News) => void;
  /** Whether the match is still followed. */
  isFollowed: () => boolean;
  lost: () => void;
}

export class Turn {
  /** Its steps so far. */
  draft = $state.raw<string[]>([]);
  /** What the server says to them; null while there are none. */
  dryRun = $state.raw<Draft | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Where a plan did not hold when it was checked again. */
  lapsed = $state.raw<Lapsed | null>(null);
  /** Somebody has played since the server said this; it is being asked again. */
  stale = $state(false);
  /** A preview is on its way. */
  thinking = $state(false);
  /** The moves that this tab has sent last: whatever the log says of them, they were made here. */
  played: readonly string[] = [];
  /** A commit is on its way. */
  committing = $state(false);

  #api: MatchApi;
  #match: TurnContext;
  #plan = $state.raw<readonly string[] | null>(null); // all that was planned, while others are on turn
  #request = 0; // only the answer to the last one counts

  constructor(api: MatchApi, match: TurnContext) {
    this.#api = api;
    this.#match = match;
  }

  /** Add a step, if the rules allow it; otherwise `refusal` says why not. */
  async add(move: string): Promise<boolean> {
    return this.#redraft([...this.draft, move]);
  }

  /** Drop the last step. */
  async undo(): Promise<void> {
    await this.#redraft(this.draft.slice(0, -1));
  }

  /** Drop all steps. */
  restart(): void {
    this.putAside();
    this.#store();
  }

  /** Drop all steps here; what the tab keeps of them stays for whoever looks from this seat again. */
  putAside(): void {
    this.#request += 1;
    this.thinking = this.stale = false;
    this.dryRun = null;
    this.draft = [];
    this.#plan = null;
    this.refusal = this.lapsed = null;
    this.#match.draw();
  }

  /** Somebody has played: a plan is checked again, and the draft of a turn that is over is dropped. */
  occasionChanged(): void {
    if (this.committing) return;
    if (this.#plan !== null) void this.#checkPlan(this.#plan);
    else if (this.draft.length > 0) this.restart();
  }

  /** What to draw of a view that has just arrived: with the plan in it, if there is one. */
  over(now: View): View {
    const seat = this.#match.seat();
    return this.dryRun === null || seat === null ? now : withPlan(now, this.dryRun, seat);
  }

  /** Whether what is drafted is a plan for a turn to come. */
  get isPlan(): boolean {
    return this.#plan !== null;
  }

  /** The note about a plan that did not hold was read. */
  forgetLapsed(): void {
    this.lapsed = null;
  }

  /** Ask what some steps after the draft would bring, and change nothing: "why not?". */
  async preview(...moves: string[]): Promise<Result<Draft>> {
    const seat = this.#match.seat();
    if (seat === null) return { ok: false, status: 0, error: 'not-your-seat', body: {} };
    return this.#preview(seat, [...this.draft, ...moves]);
  }

  /** Play the draft, and more steps after it, all or nothing; asked again with the same key until it is answered. */
  async commit(...moves: string[]): Promise<boolean> {
    const match = this.#match;
    const seat = match.seat();
    const whole = [...this.draft, ...moves];
    if (this.committing || seat === null || whole.length === 0 || !match.myTurn()) return false;
    return this.#send(seat, { turn: match.occasion(), moves: whole, key: newRequestKey(), seen: match.seen() });
  }

  /** After a reload: the draft as it was, as far as it still holds; a commit without an answer is sent again. */
  async restore(): Promise<void> {
    const seat = this.#match.seat();
    if (seat === null || this.committing) return;
    const draft = storedDraft(this.#match.id(), seat);
    if (!draft) return;
    if (draft.key !== undefined) {
      this.draft = draft.moves;
      await this.#send(seat, draft);
    } else if (draft.ahead) {
      await this.#checkPlan(draft.moves);
    } else if (!this.#match.myTurn() || draft.turn !== this.#match.occasion()) {
      storeDraft(this.#match.id(), seat, null);
    } else if (this.draft.length === 0 && draft.moves.length > 0) {
      await this.#redraft(draft.moves);
    }
  }

  async #send(seat: number, draft: StoredDraft): Promise<boolean> {
    const { moves, key, seen } = draft;
    if (key === undefined || seen === undefined) return false;
    const match = this.#match;
    this.committing = true;
    this.played = moves;
    this.refusal = null;
    storeDraft(match.id(), seat, draft);
    try {
      for (let pause = FIRST_PAUSE_MS; match.isFollowed(); pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
        const answer = await this.#api.play(match.id(), { seat, moves, seen, key });
        if (answer.ok) {
          storeDraft(match.id(), seat, null);
          if (seat === match.seat()) this.restart();
          match.receive(answer.value);
          return true;
        }
        if (!isTransient(answer)) {
          this.#refused(seat, draft.turn, answer);
          return false;
        }
        if (answer.error === UNREACHABLE) match.lost();
        await sleep(answer.retryAfterSeconds ? answer.retryAfterSeconds * 1000 : pause);
      }
      return false;
    } finally {
      this.committing = false;
    }
  }

  #refused(seat: number, turn: string, answer: ApiError): void {
    storeDraft(this.#match.id(), seat, { turn, moves: this.draft });
    const { missed, step, objections } = answer.body as { missed?: News; step?: number; objections?: Objection[] };
    if (missed) this.#match.receive(missed);
    this.refusal = { step: step ?? 0, objections: objections ?? [], error: answer.error };
    if (answer.reason) this.refusal.reason = answer.reason;
  }

  async #redraft(moves: string[]): Promise<boolean> {
    const seat = this.#match.seat();
    if (seat === null) return false;
    this.refusal = this.lapsed = null;
    if (moves.length === 0) {
      this.restart();
      return true;
    }
    const number = ++this.#request;
    this.thinking = true;
    const answer = await this.#preview(seat, moves);
    if (number !== this.#request) return false; // something else was asked since
    this.thinking = false;
    if (seat !== this.#match.seat()) return false;
    if (!answer.ok) {
      this.refusal = { step: moves.length, objections: [], error: answer.error };
      if (answer.reason) this.refusal.reason = answer.reason;
      return false;
    }
    const dryRun = answer.value;
    if (!dryRun.legal) {
      this.refusal = { step: dryRun.step ?? moves.length, objections: dryRun.objections ?? [] };
      return false;
    }
    this.#plan = this.#match.myTurn() ? null : moves;
    this.#adopt(moves, dryRun);
    return true;
  }

  /** What still holds of a plan stays drafted; what does not is said, and forgotten when one's turn has come. */
  async #checkPlan(plan: readonly string[]): Promise<void> {
    const seat = this.#match.seat();
    if (seat === null || !(this.#match.myTurn() || this.#match.mayPlan())) return this.restart();
    this.#plan = plan;
    const number = ++this.#request;
    this.thinking = this.stale = true;
    const checked = await checkPlan((moves) => this.#preview(seat, moves), plan);
    if (number !== this.#request || seat !== this.#match.seat()) return; // something else was asked since
    this.thinking = this.stale = false;
    if (checked === null) return this.#forgetDrawing(); // asked again when somebody plays, or the line is back
    const { dryRun, lapsed } = checked;
    this.lapsed = lapsed;
    if (this.#match.myTurn()) this.#plan = null;
    this.#adopt(plan.slice(0, dryRun.steps.length), dryRun);
  }

  #preview(seat: number, moves: string[]): Promise<Result<Draft>> {
    const match = this.#match;
    return this.#api.preview(match.id(), { seat, moves, seen: match.seen(), ahead: !match.myTurn() });
  }

  #adopt(moves: readonly string[], dryRun: Draft): void {
    this.draft = [...moves];
    this.dryRun = moves.length > 0 ? dryRun : null;
    this.#match.draw();
    this.#store();
  }

  /** The plan is kept, but nobody knows what it brings. */
  #forgetDrawing(): void {
    this.draft = [];
    this.dryRun = null;
    this.#match.draw();
  }

  #store(): void {
    const seat = this.#match.seat();
    if (seat === null || this.committing) return;
    const moves = [...(this.#plan ?? this.draft)];
    const kept: StoredDraft = { turn: this.#match.occasion(), moves };
    if (this.#plan !== null) kept.ahead = true;
    storeDraft(this.#match.id(), seat, moves.length === 0 ? null : kept);
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
