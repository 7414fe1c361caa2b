/** A turn that is planned while others play: on the table as it is now, and as far as the rules still allow it. */

import type { Result } from './api_client';
import { seatingsOf } from './notation';
import type { Draft, Objection, View } from './types';

/** Why a step or a turn is not taken. */
export interface Refusal {
  step: number;
  objections: Objection[];
  /** A refusal without objections: its code, such as `turn-over-already`. */
  error?: string;
  reason?: string;
}

/** A step of a plan that is not possible any more. */
export interface Lapsed extends Refusal {
  move: string;
}

/** The view with planned guests on the chairs that are still free, and out of the hand they come from. */
export function withPlan(now: View, plan: Draft, seat: number): View {
  const seatings = plan.steps.flatMap((step) => seatingsOf(step.move));
  const planned = Object.fromEntries(seatings.map(({ guest, chair }) => [chair, guest]));
  const hands = now.hands.map((hand, at) => (at === seat ? (plan.view.hands[at] ?? hand) : hand));
  return { ...now, seated: { ...planned, ...now.seated }, hands };
}

/** The plan as far as the rules allow it, and the first step that they do not; null where nobody answers. */
export async function checkPlan(
  preview: (moves: string[]) => Promise<Result<Draft>>,
  plan: readonly string[],
): Promise<{ dryRun: Draft; lapsed: Lapsed | null } | null> {
  let lapsed: Lapsed | null = null;
  for (let step = plan.length; ; step -= 1) {
    const answer = await preview(plan.slice(0, step));
    if (answer.ok) {
      const { legal, objections } = answer.value;
      const at = answer.value.step ?? step;
      if (!legal) lapsed = { move: plan[at - 1] ?? '', step: at, objections };
      return { dryRun: answer.value, lapsed };
    }
    if (answer.status !== 422 || step === 0) return null;
    // the step before it shows something hidden by now, or ends the turn
    lapsed = { move: plan[step - 1] ?? '', step, objections: [], error: answer.error };
  }
}
