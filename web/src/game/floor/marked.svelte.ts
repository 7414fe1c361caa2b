/** The marks place by place: a chair is disturbed only when its own mark changes. */

import { untrack } from 'svelte';
import { offerOf, type Light, type Marks } from './marks';

export interface Mark {
  readonly light: Light | undefined;
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

function markAt(place: string, { lit, fresh, draft, mentioned, asked, choosing }: Marks, choosable: boolean): Mark {
  return {
    light: lit.get(place),
    fresh: fresh.has(place),
    draft: draft.has(place),
    mentioned: mentioned.has(place),
    asked: asked === place,
    pale: choosing && !lit.has(place),
    inert: !choosable,
  };
}

function isSame(a: Mark, b: Mark): boolean {
  if (offerOf(a.light) !== offerOf(b.light) || a.light?.points !== b.light?.points) return false;
  return (Object.keys(a) as (keyof Mark)[]).every((name) => name === 'light' || a[name] === b[name]);
}
