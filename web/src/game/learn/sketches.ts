/** Small drawings for the rules: a corner of the café as a floor plan has it, and who sits there. */

export interface Sketch {
  /** Rows of cells: `o` a chair, two letters a nation's table, `.` the bare floor. Cells are named `a1`, `b1` … */
  readonly drawing: readonly string[];
  readonly seated?: Readonly<Record<string, string>>;
  /** What a chair pays, written on it. */
  readonly badges?: Readonly<Record<string, string>>;
  /** Chairs that would be refused. */
  readonly refused?: readonly string[];
  /** Chairs whose guests are about to leave. */
  readonly leaving?: readonly string[];
  /** Spaces at the bar below: a guest, or what the free space wins or costs. */
  readonly bar?: readonly string[];
  /** Guests in hand below; `?` lies face down. */
  readonly hand?: readonly string[];
  /** What each of them costs, written on it. */
  readonly costs?: readonly string[];
  /** Tables that have their birthday. */
  readonly birthday?: readonly string[];
}

export function cellsOf(drawing: readonly string[]): string[][] {
  return drawing.map((row) => row.trim().split(/\s+/));
}

const ONE = ['. o .', 'o FR o', '. o .'];
const TWO = ['. o . o .', 'o FR o US o', '. o . o .'];
const FIVE = ['. o . o .', 'o TR o FR o', '. o IT o .', 'o ES o CN o', '. o . o .'];
const CORNER = ['o FR o IN o', '. o . o .', 'o US o IN o', '. o . o .'];
const FULL = { b1: 'FRf', a2: 'FRm', c2: 'FRm', b3: 'FRf' };

export const SUMMARY_SKETCHES = {
  board: {
    goal: { drawing: TWO, seated: { b1: 'FRf', a2: 'FRm', c2: 'USm', d1: 'USf' } },
    turn: {
      drawing: TWO,
      seated: { a2: 'FRm' },
      badges: { b1: '+2', c2: '+2' },
      bar: ['ITm', 'DEf', '+3', '+4', '+5'],
    },
    seat: { drawing: TWO, seated: { b1: 'FRf', d3: 'USf' }, badges: { c2: '+4' }, refused: ['e2'] },
    company: { drawing: ONE, seated: { b1: 'FRf' }, badges: { a2: '+2' } },
    pay: { drawing: ONE, seated: { b1: 'FRf', a2: 'FRm', c2: 'FRm' }, badges: { b3: '+8' } },
    bar: { drawing: [], bar: ['+4', '+5', '−2', '−4', '−6'] },
    jokers: { drawing: ONE, seated: { b1: 'FRf', a2: '**m', c2: 'FRm' } },
    end: { drawing: ['. o .', 'o DE o'], seated: { b1: 'DEf', a2: 'DEm', c2: 'DEm' }, bar: ['−26', '−28', '−30'] },
  },
  card: {
    goal: { drawing: FIVE, seated: { c2: 'FRf', e2: 'FRm', b3: 'ESm', a4: 'ESf' } },
    turn: { drawing: TWO, seated: { e2: 'USm' }, badges: { d1: '+4', c2: '+4' } },
    seat: { drawing: FIVE, seated: { c2: 'TRf' }, badges: { b1: '+4', b3: '+6' }, refused: ['e2'] },
    pay: { drawing: ONE, seated: { b1: 'FRf', a2: 'FRm' }, badges: { c2: '+6' } },
    clear: { drawing: TWO, seated: { ...FULL, d1: 'USf' }, leaving: ['b1', 'a2', 'c2', 'b3'] },
    end: { drawing: ['. o .', 'o IN o', '. o .'], seated: { c2: 'INm', b3: 'INf' } },
  },
} as const satisfies Record<string, Record<string, Sketch>>;

export const RULE_SKETCHES: Readonly<Record<string, Sketch>> = {
  E1: { drawing: ONE, seated: { b1: 'FRf' }, refused: ['b1'] },
  E2: { drawing: TWO, seated: { b1: 'FRf', d1: 'USf' }, badges: { a2: '+2', c2: '+4' }, refused: ['e2'] },
  E3: { drawing: ONE, seated: { b1: 'FRf', a2: 'FRf' }, refused: ['a2'] },
  E4: { drawing: TWO, seated: { b1: 'FRf', c2: 'FRm' } },
  E5: { drawing: ONE, seated: { b1: 'FRf' }, badges: { a2: '+2', c2: '+2', b3: '+2' } },
  S1: { drawing: TWO, seated: { b1: 'FRf', a2: 'FRm', d1: 'USf' }, badges: { c2: '+5' } },
  S2: { drawing: ONE, seated: { b1: 'FRf', a2: 'FRm', c2: 'FRm' }, badges: { b3: '+8' } },
  S3: { drawing: ONE, seated: { b1: 'FRf', a2: 'FRm' }, badges: { c2: '+6' } },
  B1: { drawing: [], hand: ['FRf', 'FRm', '**f', '**m'] },
  B2: { drawing: CORNER },
  B3: { drawing: [], hand: ['FRf', 'USm', 'ITf', 'CNm', '**f'] },
  B5: { drawing: TWO, seated: { b1: 'FRf' }, badges: { c2: '+2', d1: '+2' }, hand: ['FRm', 'USf'] },
  B6: { drawing: ONE, seated: { b1: 'FRf', a2: '**m', c2: 'FRm' } },
  B7: { drawing: [], bar: ['ITm', 'DEf', '+3', '+4', '+5'] },
  B8: { drawing: [], bar: ['−8', '−10', '−12', '−14', '−16'] },
  B9: { drawing: ONE, seated: FULL },
  B10: { drawing: ONE, seated: { b1: 'FRf', a2: '**m', c2: 'FRm' }, badges: { b3: '+8' } },
  B11: { drawing: [], bar: ['USf', 'CNm', 'DEf', 'TRm', 'ESf'] },
  B12: { drawing: [], hand: ['FRf', 'USm', '**f'], costs: ['−5', '−5', '−10'] },
  C1: { drawing: ['FR . US'], hand: ['FRf', 'USm', 'ITf'] },
  C2: { drawing: FIVE },
  C4: {
    drawing: FIVE,
    seated: { c2: 'TRf' },
    badges: { b1: '+4', b3: '+5', d3: '+5' },
    hand: ['TRm', 'ITm', 'FRm'],
  },
  C5: { drawing: TWO, seated: { ...FULL, d1: 'USf' }, leaving: ['b1', 'a2', 'c2', 'b3'] },
  C6: { drawing: [], hand: ['FRf', 'ITm', '?'] },
  C7: { drawing: [], hand: ['FRf', 'ITm', '?'], costs: ['', '', '−2'] },
  C9: { drawing: [], hand: ['ESf', 'CNm'], costs: ['−2', '−2'] },
  V1: { drawing: ONE, seated: { b1: 'FRf' }, badges: { a2: '+4' }, birthday: ['b2'] },
  V2: { drawing: ONE, seated: { b1: 'FRf', a2: 'FRf', c2: 'FRf' }, badges: { b3: '+40' } },
};
