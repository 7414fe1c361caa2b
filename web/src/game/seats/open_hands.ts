/** Others' open hands whose guests can be pointed at: fetched when the table is drawn. */

import type { MatchFollower } from '../../lib/match.svelte';
import OpenHand from './OpenHand.svelte';
import { TheirGuests } from './their_guests.svelte';
import UnfoldHand from './UnfoldHand.svelte';

export interface OpenHands {
  readonly OpenHand: typeof OpenHand;
  readonly UnfoldHand: typeof UnfoldHand;
  readonly theirs: TheirGuests;
}

export function openHands(follower: MatchFollower, names: () => readonly string[]): OpenHands {
  return { OpenHand, UnfoldHand, theirs: new TheirGuests(follower, names) };
}
