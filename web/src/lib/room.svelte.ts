// The room as it is drawn: place by place, so that an event touches only the places it concerns.

import type { View } from './types';

type Shown = Pick<View, 'tables' | 'seated' | 'bar' | 'birthday' | 'bag'>;
type Places = Record<string, string>;

const EMPTY: Shown = { tables: {}, seated: {}, bar: [], birthday: null, bag: 0 };

export class RoomShown {
  readonly tables = $state<Places>({});
  readonly seated = $state<Places>({});
  bar = $state.raw<readonly string[]>([]);
  birthday = $state<string | null>(null);
  bag = $state(0);

  #last: Shown = EMPTY;

  show(view: Shown): void {
    settle(this.tables, this.#last.tables, view.tables);
    settle(this.seated, this.#last.seated, view.seated);
    if (view.bar.join() !== this.bar.join()) this.bar = view.bar;
    this.birthday = view.birthday;
    this.bag = view.bag;
    this.#last = view;
  }
}

/** Change only what differs. */
function settle(shown: Places, before: Places, now: Places): void {
  for (const place in before) if (!(place in now)) delete shown[place];
  for (const place in now) if (now[place] !== before[place]) shown[place] = now[place]!;
}
