/** How many columns and rows a room has, also before its plan is there. */

import type { Edition, Plan } from '../../lib/types';

export interface Extent {
  readonly columns: number;
  readonly rows: number;
}

const USUAL: Readonly<Record<Edition, Extent>> = { board: { columns: 15, rows: 14 }, card: { columns: 5, rows: 5 } };

export function extentOf(plan: Plan | null | undefined, edition: Edition): Extent {
  return plan ? { columns: plan.drawing[0]?.length ?? 1, rows: plan.drawing.length } : USUAL[edition];
}
