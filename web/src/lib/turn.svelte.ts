// The turn in the making: its steps, what the server says to them, and how they are played.

import * as door from './door';
import { forget, keep, kept, type Kept } from './kept';
import { FIRST_PAUSE, LONGEST_PAUSE } from './line.svelte';
import type { Answer, Trouble } from './door';
import type { Draft, News, Objection } from './types';

/** Why the last step or turn was not taken. */
export interface Refusal {
  step: number;
  objections: Objection[];
  /** A refusal without objections: its code, such as `turn-over-already`. */
  error?: string;
  reason?: string;
}

/** What a turn needs of the match it is made for. */
export interface Table {
  id: () => string;
  /** The seat one looks from. */
  seat: () => number | null;
  /** How much of the log was heard. */
  seen: () => number;
  myTurn: () => boolean;
  /** Who is to play, and with what: as long as this stays the same, a draft holds. */
  occasion: () => string;
  draw: () => void;
  hear: (news: News) => void;
  /** Whether the match is still followed. */
  isFollowed: () => boolean;
  lost: () => void;
}

export class Turn {
  /** Its steps so far. */
  draft = $state.raw<string[]>([]);
  /** What the server says to them; null while there are none. */
  dry = $state.raw<Draft | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** A preview is on its way. */
  thinking = $state(false);
  /** A commit is on its way. */
  committing = $state(false);

  #table: Table;
  #asked = 0;

  constructor(table: Table) {
    this.#table = table;
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
    this.#asked += 1;
    this.thinking = false;
    this.putAside();
    this.#store();
  }

  /** Drop all steps here; what the tab keeps of them stays for whoever looks from this seat again. */
  putAside(): void {
    this.dry = null;
    this.draft = [];
    this.refusal = null;
    this.#table.draw();
  }

  /** Ask what some steps after the draft would bring, and change nothing: "why not?". */
  async preview(...moves: string[]): Promise<Answer<Draft>> {
    const seat = this.#table.seat();
    if (seat === null) return { ok: false, status: 0, error: 'not-your-seat', body: {} };
    return door.preview(this.#table.id(), seat, [...this.draft, ...moves], this.#table.seen());
  }

  /** Play the draft, and more steps after it, all or nothing; asked again with the same key until it is answered. */
  async commit(...moves: string[]): Promise<boolean> {
    const table = this.#table;
    const seat = table.seat();
    const whole = [...this.draft, ...moves];
    if (this.committing || seat === null || whole.length === 0) return false;
    return this.#send(seat, { turn: table.occasion(), moves: whole, key: door.freshKey(), seen: table.seen() });
  }

  /** After a reload: the draft as it was, as far as it still holds; a commit without an answer is sent again. */
  async restore(): Promise<void> {
    const seat = this.#table.seat();
    if (seat === null || this.committing) return;
    const draft = kept(this.#table.id(), seat);
    if (!draft) return;
    if (draft.key !== undefined) {
      this.draft = draft.moves;
      await this.#send(seat, draft);
    } else if (!this.#table.myTurn() || draft.turn !== this.#table.occasion()) {
      forget(this.#table.id(), seat);
    } else if (this.draft.length === 0 && draft.moves.length > 0) {
      await this.#redraft(draft.moves);
    }
  }

  async #send(seat: number, draft: Kept): Promise<boolean> {
    const { moves, key, seen } = draft;
    if (key === undefined || seen === undefined) return false;
    const table = this.#table;
    this.committing = true;
    this.refusal = null;
    keep(table.id(), seat, draft);
    try {
      for (let pause = FIRST_PAUSE; table.isFollowed(); pause = Math.min(2 * pause, LONGEST_PAUSE)) {
        const answer = await door.playMoves(table.id(), { seat, moves, seen, key });
        if (answer.ok) {
          forget(table.id(), seat);
          if (seat === table.seat()) this.restart();
          table.hear(answer.value);
          return true;
        }
        if (!door.worthAnotherTry(answer)) {
          this.#refused(seat, draft.turn, answer);
          return false;
        }
        if (answer.error === door.UNREACHABLE) table.lost();
        await sleep(answer.after ? answer.after * 1000 : pause);
      }
      return false;
    } finally {
      this.committing = false;
    }
  }

  #refused(seat: number, turn: string, answer: Trouble): void {
    keep(this.#table.id(), seat, { turn, moves: this.draft });
    const { missed, step, objections } = answer.body as { missed?: News; step?: number; objections?: Objection[] };
    if (missed) this.#table.hear(missed);
    this.refusal = { step: step ?? 0, objections: objections ?? [], error: answer.error };
    if (answer.reason) this.refusal.reason = answer.reason;
  }

  async #redraft(moves: string[]): Promise<boolean> {
    const seat = this.#table.seat();
    if (seat === null) return false;
    this.refusal = null;
    if (moves.length === 0) {
      this.restart();
      return true;
    }
    const number = ++this.#asked;
    this.thinking = true;
    const answer = await door.preview(this.#table.id(), seat, moves, this.#table.seen());
    if (number !== this.#asked || seat !== this.#table.seat()) return false; // somebody asked something else since
    this.thinking = false;
    if (!answer.ok) {
      this.refusal = { step: moves.length, objections: [], error: answer.error };
      if (answer.reason) this.refusal.reason = answer.reason;
      return false;
    }
    const dry = answer.value;
    if (!dry.legal) {
      this.refusal = { step: dry.step ?? moves.length, objections: dry.objections ?? [] };
      return false;
    }
    this.draft = moves;
    this.dry = dry;
    this.#table.draw();
    this.#store();
    return true;
  }

  #store(): void {
    const seat = this.#table.seat();
    if (seat === null || this.committing) return;
    if (this.draft.length === 0) forget(this.#table.id(), seat);
    else keep(this.#table.id(), seat, { turn: this.#table.occasion(), moves: this.draft });
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
