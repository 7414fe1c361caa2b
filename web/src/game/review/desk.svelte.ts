/** What somebody does with the review of a match: it is followed, filtered, and looked at turn by turn. */

import type { ApiClient } from '../../lib/api_client';
import { ReviewFollower } from '../../lib/review.svelte';
import type { Plan, ReviewedTurn } from '../../lib/types';
import type { PlaceWords } from '../../lib/words.svelte';
import type { Happening } from '../turn/happenings';
import { filtered, nearestDecision, type Which } from './figures';
import { TurnStudy } from './study.svelte';
import { StudyRoom } from './study_room.svelte';
import { lineOf, titleOf } from './study_words';

export class ReviewDesk {
  readonly follower: ReviewFollower;
  readonly study: TurnStudy;
  /** Whose curve and sum are shown. */
  chosen: number;
  /** Whose turns are listed; null: everybody's. */
  whose: number | null;
  which: Which;
  /** The turn of the replay that each decision belongs to. */
  positions = $state.raw<readonly number[]>([]);

  listed: readonly ReviewedTurn[] = $derived.by(() => filtered(this.#turns, this.whose, this.which));
  #turns: readonly ReviewedTurn[] = $derived.by(() => this.follower.state?.review?.turns ?? []);

  /** Whoever played begins with what they could have done better. */
  constructor(api: ApiClient, match: string, mine: readonly number[], tell: (happening: Happening) => void) {
    const own = mine.length === 1 ? mine[0]! : null;
    this.follower = new ReviewFollower(api, match);
    this.study = new TurnStudy(api, match, tell);
    this.chosen = $state(own ?? 0);
    this.whose = $state(own);
    this.which = $state(own === null ? 'all' : 'mistakes');
  }

  roomOf(plan: Plan): StudyRoom | null {
    return this.study.seen ? new StudyRoom(this.study, plan) : null;
  }

  /** Which decision one looks at, and what can be done or is seen. */
  statusOf(names: readonly string[], places: PlaceWords | undefined): { title: string; line: string } {
    const { turn } = this.study;
    const title = turn ? titleOf(turn, this.positionOf(turn), names) : '';
    return { title, line: lineOf(this.study, places) };
  }

  positionOf({ decision }: ReviewedTurn): number {
    return this.positions[decision - 1] ?? 0;
  }

  /** The decision of the chosen player that is nearest to a turn of the replay. */
  near(turn: number): ReviewedTurn | null {
    return nearestDecision(this.#turns, this.positions, this.chosen, turn);
  }

  /** The listed turn before the one that is looked at, or after it. */
  beside(by: -1 | 1): ReviewedTurn | null {
    const { turn } = this.study;
    if (!turn) return null;
    const others = this.listed.filter(({ decision }) => (by > 0 ? decision > turn.decision : decision < turn.decision));
    return (by > 0 ? others[0] : others.at(-1)) ?? null;
  }
}
