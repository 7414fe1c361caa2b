/** Matches, views and offers as the server sends them, with only what a test speaks of. */

import type { Draft, Entry, News, Offer, Plan, SeatState, Snapshot, State, View } from '../lib/types';

const SEAT: SeatState = {
  kind: 'open',
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

export const PLAN: Plan = {
  name: 'small',
  drawing: [
    ['.', 'o', '.'],
    ['o', 'FR', 'o'],
    ['.', 'o', '.'],
  ],
  tables: { b2: ['b1', 'a2', 'c2', 'b3'] },
  chairs: { b1: ['b2'], a2: ['b2'], c2: ['b2'], b3: ['b2'] },
  bar: [],
  prices: [],
};

export function view(given: Partial<View> = {}): View {
  return {
    player: 0,
    turn: { number: 1, stage: 'act', seated: 0, waiting: null, completed: 0 },
    scores: [0, 0],
    hand_sizes: [5, 5],
    tables: { b2: 'FR' },
    seated: {},
    hands: [['FRf', 'FRm', 'GBf'], [null]],
    aside: [[], []],
    bag: 90,
    deck: 0,
    unseen: {},
    bar: [],
    box: [],
    gone: [],
    out: [],
    birthday: null,
    birthday_asked: false,
    end: null,
    next_price: null,
    hand_size_choice: 0,
    ...given,
  };
}

export function seat(given: Partial<SeatState> = {}): SeatState {
  return { ...SEAT, ...given };
}

export function state(given: Partial<State> = {}): State {
  return {
    seq: 1,
    status: 'running',
    seats: [seat({ name: 'Ada' }), seat({ kind: 'bot', bot: 'greedy' })],
    view: view(),
    turn_began_at: 0,
    deadline: null,
    play_on_at: null,
    pause: null,
    outcome: null,
    standings: [],
    secret: null,
    rematch: null,
    spectators_silenced: false,
    offers: [],
    now: 0,
    you: { handle: 'me', seats: [0], seat: 0, host: true, removed: false },
    present: [0],
    ...given,
  };
}

export function snapshot(given: Partial<State> = {}, more: Partial<Snapshot> = {}): Snapshot {
  return {
    id: 'm1',
    edition: 'board',
    ruleset: 'board players=2',
    options: {},
    plan: PLAN,
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
    state: state(given),
    ...more,
  };
}

export function turnPlayed(seq: number, by: number, events: unknown[] = []): Entry {
  return { type: 'turn-played', seq, at: 0, seat: by, moves: [], events, by_bot: null } as unknown as Entry;
}

export function news(seq: number, given: Partial<State> = {}, entries: Entry[] = []): News {
  return { seq, entries, state: state({ seq, ...given }) };
}

export function offer(move: string, given: Partial<Offer> = {}): Offer {
  const [guest = null, chair = null] = move.replace(/^\w+:/, '').split('@');
  return {
    move,
    kind: 'seat',
    guest,
    chair,
    table: null,
    party: [],
    points: 0,
    receipt: [],
    waits: false,
    company: [],
    ...given,
  };
}

export function draft(moves: string[], given: Partial<Draft> = {}): Draft {
  return {
    ahead: false,
    legal: true,
    step: null,
    objections: [],
    steps: moves.map((move) => ({ move, points: 0, receipt: [], events: [] })),
    total: 0,
    reveals: false,
    view: view(),
    offers: [],
    ...given,
  };
}
