/** The marks place by place: a chair is disturbed only when its own mark changes. */

import { untrack } from 'svelte';
import { offerOf, type Light, type Marks } from './marks';

export interface Mark {
  readonly light: Light | undefined;
  /** What another player's guest would bring there. */
  readonly their: Light | undefined;
  /** The player whose guest is pointed at. */
  readonly whose: number | null;
  readonly paying: boolean;
  readonly leaving: boolean;
  readonly fresh: boolean;
  readonly draft: boolean;
  readonly mentioned: boolean;
  readonly asked: boolean;
  readonly pale: boolean;
  /** Nothing can be chosen here. */
  readonly inert: boolean;
}

class Spot {
  mark: Mark;

  constructor(mark: Mark) {
    this.mark = $state.raw(mark);
  }
}

export class Marked {
  #spots: ReadonlyMap<string, Spot>;

  constructor(places: Iterable<string>, marks: Marks, choosable: boolean) {
    this.#spots = new Map([...places].map((place) => [place, new Spot(markAt(place, marks, choosable))]));
  }

  at(place: string): Mark {
    return this.#spots.get(place)!.mark;
  }

  show(marks: Marks, choosable: boolean): void {
    for (const [place, spot] of this.#spots) {
      const mark = markAt(place, marks, choosable);
      if (
        !isSame(
          mark,
          untrack(() => spot.mark),
        )
      )
        spot.mark = mark;
    }
  }
}

function markAt(place: string, marks: Marks, choosable: boolean): Mark {
  const { lit, theirs, fresh, draft, mentioned, paying, leaving, asked, choosing } = marks;
  const their = theirs?.lit.get(place);
  return {
    light: lit.get(place),
    their,
    whose: their && theirs ? theirs.seat : null,
    paying: paying.has(place),
    leaving: leaving.has(place),
    fresh: fresh.has(place),
    draft: draft.has(place),
    mentioned: mentioned.has(place),
    asked: asked === place,
    pale: choosing && !lit.has(place),
    inert: !choosable,
  };
}

const LIGHTS = new Set(['light', 'their']);

function isSame(a: Mark, b: Mark): boolean {
  if (!isSameLight(a.light, b.light) || !isSameLight(a.their, b.their)) return false;
  return (Object.keys(a) as (keyof Mark)[]).every((name) => LIGHTS.has(name) || a[name] === b[name]);
}

function isSameLight(a: Light | undefined, b: Light | undefined): boolean {
  return offerOf(a) === offerOf(b) && a?.points === b?.points && a?.company?.join() === b?.company?.join();
}
