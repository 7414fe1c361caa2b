/** A puzzle as a match: then it is played with everything that a match is played with. */

import type { Draft, Offer, Puzzle, SeatState, Snapshot, State, View } from '../../lib/types';

/** What is to be seen of a puzzle now. */
export interface Moment {
  /** Counts up with everything that is shown. */
  readonly seq: number;
  /** It was answered. */
  readonly over: boolean;
  readonly view: View;
  readonly offers: readonly Offer[];
}

const SEAT: SeatState = {
  kind: 'device',
  name: '',
  bot: '',
  free: false,
  handle: null,
  reserved: null,
  taken_over: false,
  was_taken_over: false,
  left: false,
  away: false,
  resigned: false,
  takeover_at: null,
  bank: 0,
};

/** The position before anything was played. */
export function beginning({ view, offers }: Puzzle): Moment {
  return { seq: 1, over: false, view, offers };
}

/** What a turn leaves behind, as far as that is known. */
export function after(before: Moment, { view }: Pick<Draft, 'view'>): Moment {
  return { seq: before.seq + 1, over: true, view, offers: [] };
}

export function stateOf(puzzle: Puzzle, { seq, over, view, offers }: Moment): State {
  const seats = Array.from({ length: puzzle.listed.players }, () => SEAT);
  const { player } = puzzle.view;
  return {
    seq,
    now: Date.now(),
    status: over ? 'over' : 'running',
    seats,
    you: { handle: '', seats: [player], seat: player, host: false, removed: false },
    view,
    offers: [...offers],
    turn_began_at: null,
    deadline: null,
    play_on_at: null,
    pause: null,
    outcome: null,
    standings: [],
    secret: null,
    rematch: null,
    spectators_silenced: false,
    present: seats.map((_, index) => index),
  };
}

export function snapshotOf(puzzle: Puzzle, moment: Moment): Snapshot {
  return {
    id: puzzle.listed.id,
    edition: puzzle.listed.edition,
    ruleset: puzzle.ruleset,
    options: puzzle.options,
    plan: puzzle.plan,
    clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
    listed: false,
    commitment: '',
    opened_at: 0,
    rematch_of: null,
    several_seats: false,
    absence_s: 0,
    hints: false,
    imported: false,
    shared: null,
    chat: [],
    state: stateOf(puzzle, moment),
  };
}
