/** The room of a match: drawn place by place as the follower hears, with what one's own turn and the story light up. */

import type { MatchFollower } from '../lib/match.svelte';
import { readMove } from '../lib/notation';
import type { Offer, Plan } from '../lib/types';
import { chairsTaken, eventsOf } from './story/story';
import type { TurnController } from './turn/turn_controller.svelte';
import { bestOfEachTable } from './floor/clubs';
import { NO_MARKS, type Marks, type Theirs } from './floor/marks';
import type { From, Places, RoomModel } from './floor/room_model';

export class MatchRoom implements RoomModel {
  #follower: MatchFollower;
  #turn: TurnController;
  #mentioned: () => readonly string[];
  #theirs: () => Theirs | null;
  #fresh = $derived.by(() => (this.#follower.seat === null ? NO_MARKS.fresh : chairsTaken(this.#follower.since)));
  #events = $derived.by(() => (this.#follower.turn.dryRun?.steps ?? []).flatMap(eventsOf));
  #drafted = $derived.by(() => new Set(this.#events.flatMap((event) => event.chair ?? [])));
  /** C5: they sit there until the turn is played. */
  #leaving = $derived.by(() => new Set(this.#events.flatMap((event) => event.left ?? []).map(([chair]) => chair)));

  marks: Marks = $derived.by(() => {
    const { marks, wanted } = this.#turn.seating;
    const mentioned = new Set([...this.#mentioned(), ...(wanted ? [wanted] : [])]);
    const own = { fresh: this.#fresh, draft: this.#drafted, leaving: this.#leaving };
    const theirs = this.#theirs();
    if (theirs !== null) return { ...NO_MARKS, ...own, theirs }; // one's own lights step back
    return { ...NO_MARKS, ...marks, ...own, mentioned };
  });
  clubs: readonly Offer[] = $derived.by(() => (this.#turn.active ? bestOfEachTable(this.#turn.clubs) : []));
  barDrafted: boolean = $derived.by(() =>
    this.#follower.turn.draft.some((move) => readMove(move)?.kind === 'send-to-bar'),
  );

  /** With the places that something on the page speaks of, and those of somebody else's guest. */
  constructor(turn: TurnController, mentioned: () => readonly string[], theirs: () => Theirs | null) {
    this.#follower = turn.follower;
    this.#turn = turn;
    this.#mentioned = mentioned;
    this.#theirs = theirs;
  }

  get plan(): Plan {
    return this.#follower.snapshot!.plan;
  }

  get tables(): Places {
    return this.#follower.room.tables;
  }

  get seated(): Places {
    return this.#follower.room.seated;
  }

  get named(): Places {
    return this.#follower.room.named;
  }

  get bar(): readonly string[] {
    return this.#follower.room.bar;
  }

  get taken(): number {
    return this.#follower.room.taken;
  }

  get birthday(): string | null {
    return this.#follower.room.birthday;
  }

  get bag(): number | null {
    return this.#follower.snapshot?.edition === 'card' ? null : (this.#follower.view?.bag ?? null);
  }

  get choosable(): 'chairs' | null {
    return this.#follower.seat !== null && this.#follower.state?.status !== 'over' ? 'chairs' : null;
  }

  pick = (chair: string): void => void this.#turn.seating.pick(chair);
  host = (club: Offer): void => void this.#turn.seating.take(club);
  /** Whoever was dragged to a chair is there already. */
  from = (place: string): From => {
    if (this.#turn.seating.dropped === place) return null;
    const own = this.#drafted.has(place) || (this.barDrafted && this.plan.bar.includes(place));
    return own ? 'hand' : this.#follower.onTurn;
  };
  toBar = (): void => void this.#turn.seating.toBar();
  visit = (chair: string | null, by: 'pointer' | 'focus'): void => this.#turn.seating.visit(chair, by);
}
