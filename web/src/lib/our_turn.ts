// Whose turn it is, as far as it concerns somebody at this device.

import type { State } from './types';

/** It is the turn of a seat of one's own, and no bot plays for it. */
export function isOurTurn(state: State | null): boolean {
  if (state?.status !== 'running' || !state.view) return false;
  const { player } = state.view;
  return state.you.seats.includes(player) && !state.seats[player]?.taken_over;
}
