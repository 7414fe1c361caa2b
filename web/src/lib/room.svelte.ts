// The room as it is drawn: place by place, so that an event touches only the places it concerns.

import type { View } from './types';

type Shown = Pick<View, 'tables' | 'seated' | 'bar' | 'birthday'>;
type Places = Record<string, string>;

const EMPTY: Shown = { tables: {}, seated: {}, bar: [], birthday: null };

export class RoomShown {
  readonly tables = $state<Places>({});
  readonly seated = $state<Places>({});
  /** The same for whoever listens: it is said a frame after it is seen. */
  readonly named = $state<Places>({});
  taken = $state(0);
  bar = $state.raw<readonly string[]>([]);
  birthday = $state<string | null>(null);

  #last: Shown = EMPTY;
  #named: Places = {};

  show(view: Shown): void {
    settle(this.tables, this.#last.tables, view.tables);
    settle(this.seated, this.#last.seated, view.seated);
    if (view.bar.join() !== this.bar.join()) this.bar = view.bar;
    this.birthday = view.birthday;
    this.#last = view;
  }

  name({ seated, bar }: Shown): void {
    settle(this.named, this.#named, seated);
    this.taken = bar.length;
    this.#named = seated;
  }
}

/** Change only what differs: whoever looks at one place is not disturbed for another. */
function settle(shown: Places, before: Places, now: Places): void {
  for (const place in before) if (!(place in now)) delete shown[place];
  for (const place in now) if (now[place] !== before[place]) shown[place] = now[place]!;
}
