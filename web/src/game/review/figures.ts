/** The figures of a review as the page shows them: sums in tenths of a point, curves, and where each decision is in the replay. */

import type { LuckSum, Review, ReviewedTurn } from '../../lib/types';

export const SUM_PARTS = ['deal', 'own-luck', 'others-luck', 'own-losses', 'others-losses', 'unexplained'] as const;

export interface SumRow {
  readonly part: (typeof SUM_PARTS)[number];
  /** Tenths of a point, with the sign with which they count. */
  readonly tenths: number;
}

/** Where a margin comes from. What is shown adds up: what rounding leaves over is unexplained, too. */
export function sumRows(sum: LuckSum): { rows: SumRow[]; tenths: number } {
  const counted = [sum.deal, sum.own_luck, -sum.others_luck, -sum.own_losses, sum.others_losses].map(inTenths);
  const tenths = inTenths(sum.margin);
  const unexplained = counted.reduce((left, one) => left - one, tenths);
  return { rows: [...counted, unexplained].map((one, at) => ({ part: SUM_PARTS[at]!, tenths: one })), tenths };
}

function inTenths(thousandths: number): number {
  return Math.round(thousandths / 100);
}

/** The turn of the replay that each decision belongs to: both tell the same moves in the same order. */
export function turnsOfDecisions(
  decisions: readonly { played: { moves: readonly string[] } }[],
  turns: readonly { moves: readonly string[] }[],
): number[] {
  const ends: number[] = [];
  for (const { moves } of turns) ends.push((ends.at(-1) ?? 0) + moves.length);
  let begun = 0;
  return decisions.map(({ played }) => {
    const turn = ends.findIndex((end) => begun < end);
    begun += played.moves.length;
    return turn < 0 ? turns.length : turn + 1;
  });
}

/** One turn of a player: the chance of winning after what they decided, and the luck of what they drew. */
export interface CurvePoint {
  readonly turn: number;
  /** Thousandths; null where they only drew. */
  readonly win: number | null;
  readonly exact: boolean;
  /** Thousandths of a point; null where they drew nothing. */
  readonly luck: number | null;
}

/** A player's game from turn to turn; where one turn has several decisions, the last one counts. */
export function curveOf({ turns, draws }: Pick<Review, 'turns' | 'draws'>, at: readonly number[], seat: number) {
  const points = new Map<number, CurvePoint>();
  const change = (turn: number, more: Partial<CurvePoint>) =>
    points.set(turn, { turn, win: null, exact: false, luck: null, ...points.get(turn), ...more });
  for (const { decision, played, seat: who } of turns) {
    if (who === seat) change(at[decision - 1] ?? 0, { win: played.value.win, exact: played.value.exact });
  }
  for (const { decision, luck, seat: who } of draws) {
    const turn = at[decision - 1] ?? 0;
    if (who === seat) change(turn, { luck: (points.get(turn)?.luck ?? 0) + luck });
  }
  return [...points.values()].sort((one, other) => one.turn - other.turn);
}

/** Where everything of the graph stands. */
export interface Frame {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  /** The last turn of the game. */
  readonly last: number;
}

export function acrossAt(turn: number, { width, left, right, last }: Frame): number {
  return left + ((width - left - right) * turn) / Math.max(1, last);
}

/** The turn somebody pointed at. */
export function turnAt(across: number, { width, left, right, last }: Frame): number {
  const share = (across - left) / Math.max(1, width - left - right);
  return Math.max(0, Math.min(last, Math.round(share * last)));
}

/** The line of the chance of winning between a height for certainty and one for none. */
export function chancePath(points: readonly CurvePoint[], frame: Frame, top: number, bottom: number): string {
  const known = points.filter(({ win }) => win !== null);
  const steps = known.map(({ turn, win }) => {
    const height = bottom - ((bottom - top) * win!) / 1000;
    return `${round(acrossAt(turn, frame))} ${round(height)}`;
  });
  return steps.length > 0 ? `M${steps.join('L')}` : '';
}

export interface Bar {
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly good: boolean;
}

/** Luck as bars up and down from a middle; the longest reaches the edge. */
export function luckBars(points: readonly CurvePoint[], frame: Frame, top: number, bottom: number): Bar[] {
  const drawn = points.flatMap(({ turn, luck }) => (luck ? [{ turn, luck }] : []));
  const most = Math.max(1, ...drawn.map(({ luck }) => Math.abs(luck)));
  const middle = (top + bottom) / 2;
  return drawn.map(({ turn, luck }) => {
    const height = (Math.abs(luck) / most) * ((bottom - top) / 2);
    const y = luck > 0 ? middle - height : middle;
    return { turn, x: round(acrossAt(turn, frame)), y: round(y), height: round(height), good: luck > 0 };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

export const WHICH = ['all', 'mistakes', 'great', 'inaccuracy', 'mistake', 'blunder'] as const;
/** Turns that are listed together: everything that is marked, everything that cost chances, or one mark. */
export type Which = (typeof WHICH)[number];

export function isMistake({ mark }: ReviewedTurn): boolean {
  return mark !== null && mark !== 'great';
}

/** What is worth a look, of everybody or of one player. */
export function filtered(turns: readonly ReviewedTurn[], whose: number | null, which: Which): ReviewedTurn[] {
  return turns.filter((turn) => {
    if (turn.mark === null || (whose !== null && turn.seat !== whose)) return false;
    return which === 'all' || (which === 'mistakes' ? isMistake(turn) : turn.mark === which);
  });
}

/** The decision of a player that is nearest to a turn of the replay, the last one where a turn has several. */
export function nearestDecision(
  turns: readonly ReviewedTurn[],
  at: readonly number[],
  seat: number,
  turn: number,
): ReviewedTurn | null {
  const far = ({ decision }: ReviewedTurn) => Math.abs((at[decision - 1] ?? 0) - turn);
  return turns
    .filter((one) => one.seat === seat)
    .reduce<ReviewedTurn | null>((best, one) => (best === null || far(one) <= far(best) ? one : best), null);
}
