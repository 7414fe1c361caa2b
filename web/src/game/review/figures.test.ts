import { describe, expect, test } from 'vitest';
import type { LuckSum } from '../../lib/types';
import { judged, reviewed } from '../../testing/reviews';
import {
  acrossAt,
  chancePath,
  curveOf,
  filtered,
  luckBars,
  nearestDecision,
  sumRows,
  turnAt,
  turnsOfDecisions,
} from './figures';

describe('the sum of a margin', () => {
  const sum: LuckSum = {
    seat: 0,
    margin: 102_000,
    deal: 5_041,
    deal_error: 142,
    own_luck: 2_799,
    others_luck: -6_181,
    own_losses: 22_047,
    others_losses: 9_968,
    unexplained: 100_058,
  };

  test('counts what others had and what was lost with its sign', () => {
    const { rows, tenths } = sumRows(sum);
    expect(rows.map((row) => row.tenths)).toEqual([50, 28, 62, -220, 100, 1000]);
    expect(tenths).toBe(1020);
  });

  test('adds up as it is shown, whatever rounding leaves over', () => {
    for (const odd of [0, 49, 50, 51, -49, -50, 149, 1]) {
      const rest = 4_000 - 3 * odd;
      const told = { ...sum, margin: 4_000, deal: odd, own_luck: odd, others_luck: 0, own_losses: 0 };
      const { rows, tenths } = sumRows({ ...told, others_losses: odd, unexplained: rest });
      expect(rows.reduce((total, row) => total + row.tenths, 0)).toBe(tenths);
      expect(Math.abs(rows.at(-1)!.tenths * 100 - rest)).toBeLessThanOrEqual(300);
    }
  });
});

describe('decisions in the replay', () => {
  test('belong to the turn that holds their first move', () => {
    const decisions = [['draw'], ['ITf@c4', 'ITm@d3'], ['end'], ['draw']].map((moves) => ({ played: { moves } }));
    const turns = [['draw'], ['ITf@c4', 'ITm@d3'], ['end'], ['draw']].map((moves) => ({ moves }));
    expect(turnsOfDecisions(decisions, turns)).toEqual([1, 2, 3, 4]);
    const together = [['draw'], ['ITf@c4', 'ITm@d3', 'end'], ['draw']].map((moves) => ({ moves }));
    expect(turnsOfDecisions(decisions, together)).toEqual([1, 2, 2, 3]);
  });
});

describe('the curve of a player', () => {
  const review = {
    turns: [
      reviewed({ decision: 1, seat: 0, played: judged({ win: 500 }) }),
      reviewed({ decision: 2, seat: 1, played: judged({ win: 400 }) }),
      reviewed({ decision: 3, seat: 0, played: judged({ win: 250, exact: true }) }),
    ],
    draws: [
      { decision: 1, turn: 1, seat: 0, guests: ['ITf'], luck: 2_000, sampled: 0 },
      { decision: 2, turn: 2, seat: 1, guests: ['ITm'], luck: 900, sampled: 0 },
      { decision: 3, turn: 3, seat: 0, guests: ['USm'], luck: -1_000, sampled: 0 },
    ],
  };
  const frame = { width: 140, left: 30, right: 10, last: 4 };
  const points = curveOf(review, [1, 2, 4], 0);

  test('knows their own turns only', () => {
    expect(points).toEqual([
      { turn: 1, win: 500, exact: false, luck: 2_000 },
      { turn: 4, win: 250, exact: true, luck: -1_000 },
    ]);
  });

  test('is drawn from the left to the right, certainty above', () => {
    expect(chancePath(points, frame, 10, 110)).toBe('M55 60L130 85');
    expect(chancePath([], frame, 10, 110)).toBe('');
  });

  test('has the luck of its draws beneath, up or down from the middle', () => {
    expect(luckBars(points, frame, 120, 160)).toEqual([
      { turn: 1, x: 55, y: 120, height: 20, good: true },
      { turn: 4, x: 130, y: 140, height: 10, good: false },
    ]);
  });

  test('is pointed at by turn', () => {
    expect([0, 1, 2, 3, 4].map((turn) => turnAt(acrossAt(turn, frame), frame))).toEqual([0, 1, 2, 3, 4]);
    expect([turnAt(-50, frame), turnAt(900, frame)]).toEqual([0, 4]);
  });
});

const MARKED = [
  reviewed({ decision: 1, seat: 0, mark: 'great' }),
  reviewed({ decision: 2, seat: 1, mark: 'blunder' }),
  reviewed({ decision: 3, seat: 0, mark: null }),
  reviewed({ decision: 4, seat: 0, mark: 'inaccuracy' }),
];

test.each([
  [null, 'all', [1, 2, 4]],
  [null, 'mistakes', [2, 4]],
  [0, 'all', [1, 4]],
  [0, 'mistakes', [4]],
  [1, 'blunder', [2]],
  [null, 'great', [1]],
  [0, 'blunder', []],
] as const)('of player %s and %s, these turns are listed', (whose, which, numbers) => {
  expect(filtered(MARKED, whose, which).map(({ decision }) => decision)).toEqual(numbers);
});

test('whoever points at the graph gets the nearest decision of its player', () => {
  const near = (turn: number, seat = 0) => nearestDecision(MARKED, [1, 2, 5, 5], seat, turn)?.decision;
  expect([near(0), near(1), near(2), near(4), near(9)]).toEqual([1, 1, 1, 4, 4]);
  expect([near(9, 1), near(3, 2)]).toEqual([2, undefined]);
});
