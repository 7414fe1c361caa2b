/** What one points at in the room, by pointer or keyboard, and what comes of it. */

import type { Offer } from '../../lib/types';
import { neighbour, type Direction, type Floor, type Place } from './geometry';
import type { RoomModel } from './room_model';
import type { Lens } from './zoom.svelte';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const SPOT = '[data-chair], [data-table]';

/** The room as far as one can point at it. */
export interface Pointable {
  readonly model: RoomModel;
  readonly floor: Floor;
  /** Places that the arrow keys go to. */
  readonly reachable: readonly Place[];
  readonly lit: ReadonlyMap<string, unknown>;
  /** The picture whose elements carry the places' names. */
  readonly picture: SVGSVGElement;
}

export class Pointing {
  /** Where the keyboard is or was. */
  here = $state<string | null>(null);
  /** The club whose sign is looked at. */
  club = $state.raw<Offer | null>(null);

  #room: () => Pointable;
  #lens: Lens;
  /** Whoever was told of a place is told when one leaves it; the room may be gone by then. */
  #told: RoomModel | null = null;

  constructor(room: () => Pointable, lens: Lens) {
    this.#room = room;
    this.#lens = lens;
  }

  click = (event: MouseEvent): void => {
    const { model, picture } = this.#room();
    const [club, bar, place] = [this.#clubAt(event), atBar(event), this.#placeAt(event)];
    if (this.#lens.swallows(event, picture.getBoundingClientRect())) return;
    if (club) model.host?.(club);
    else if (bar) model.toBar?.();
    else if (place && this.#canBePicked(place)) model.pick?.(place.name);
  };

  key = (event: KeyboardEvent): void => {
    const { model, reachable } = this.#room();
    const [club, place] = [this.#clubAt(event), this.#placeAt(event)];
    if (event.key === 'Enter' || event.key === ' ') {
      if (club) model.host?.(club);
      else if (atBar(event)) model.toBar?.();
      else if (place) model.pick?.(place.name);
      else return;
      event.preventDefault();
      return;
    }
    const direction = ARROWS[event.key];
    if (!direction || !place) return;
    event.preventDefault();
    this.walk(neighbour(place, direction, event.shiftKey ? this.#lit() : reachable));
  };

  focus = (event: FocusEvent): void => {
    this.club = this.#clubAt(event);
    const place = this.#placeAt(event);
    if (!place) return;
    this.here = place.name;
    // whoever clicks or taps says so themselves: only the keyboard's focus asks
    const byKey = (event.target as Element).matches(':focus-visible');
    this.#visit(place, byKey ? 'focus' : 'pointer');
  };

  blur = (): void => {
    this.club = null;
    this.#visit(null, 'focus');
  };

  over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    this.club = this.#clubAt(event);
    this.#visit(this.#placeAt(event), 'pointer');
  };

  out = (): void => {
    this.club = null;
    this.#visit(null, 'pointer');
  };

  /** Bring the keyboard to a place. */
  walk(to: Place | null): void {
    if (!to) return;
    const wanted = `[data-chair="${to.name}"], [data-table="${to.name}"]`;
    this.#room().picture.querySelector<SVGGElement>(wanted)?.focus();
  }

  /** Bring the keyboard to the first chair that is lit, or to where it was. */
  enter(stop: string | undefined): void {
    const lit = this.#lit();
    const best = lit.find((chair) => chair.name === this.here) ?? lit[0] ?? this.#room().floor.at.get(stop ?? '');
    this.walk(best ?? null);
  }

  #visit(place: Place | null, by: 'pointer' | 'focus'): void {
    if (place) this.#told = this.#room().model;
    this.#told?.visit?.(place?.name ?? null, by);
  }

  #lit(): Place[] {
    const { floor, lit } = this.#room();
    return floor.chairs.filter((chair) => lit.has(chair.name));
  }

  #canBePicked(place: Place): boolean {
    return place.kind === 'chair' || this.#room().model.choosable === 'chairs-and-tables';
  }

  #placeAt(event: Event): Place | null {
    const spot = (event.target as Element).closest<SVGGElement>(SPOT);
    return this.#room().floor.at.get(spot?.dataset.chair ?? spot?.dataset.table ?? '') ?? null;
  }

  #clubAt(event: Event): Offer | null {
    const sign = (event.target as Element).closest<SVGGElement>('[data-club]');
    return this.#room().model.clubs?.find(({ table }) => table === sign?.dataset.club) ?? null;
  }
}

function atBar(event: Event): boolean {
  return (event.target as Element).closest('[data-bar-next]') !== null;
}
