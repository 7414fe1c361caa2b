/**
 * What the chairs and tables of a page are called now, and were called when something happened: by the nations around
 * them, or by their cells where the person wants coordinates.
 */

import { getContext, setContext } from 'svelte';
import { settings } from '../../lib/settings.svelte';
import type { Entry, Plan } from '../../lib/types';
import { say, t, type Fact, type Names, type PlaceWords } from '../../lib/words.svelte';
import type { Tables } from './past_tables';

/** What a page knows of its room; asked whenever it changes. */
export interface Setting {
  plan(): Plan | null | undefined;
  /** Whose table stands where, as the game has it after all entries. */
  tables(): Tables | null | undefined;
  entries?(): readonly Entry[];
}

type Named = typeof import('./words');

const KEY = Symbol('places');
/** The names come after the first picture; until then, and if they do not come, cells are said. */
const naming = new (class {
  words = $state.raw<Named | null>(null);
})();

export class Places {
  #setting: Setting | null;
  now: PlaceWords | undefined = $derived.by(() => this.#named(this.#setting?.tables()));
  #past: ReadonlyMap<object, Tables> | undefined = $derived.by(() =>
    naming.words?.pastTables(this.#setting?.entries?.() ?? [], this.#setting?.tables() ?? {}),
  );

  constructor(setting: Setting | null) {
    this.#setting = setting;
  }

  /** A message about the room as it is. */
  t(id: string, args: Record<string, unknown> = {}, names?: Names): string {
    return t(id, args, names, this.now);
  }

  /** An objection about the room as it is, or an event, whose tables may be gone by now. */
  say(fact: Fact, names?: Names): string {
    return say(fact, names, this.at(fact));
  }

  /** What places were called when this happened. */
  at(fact: object): PlaceWords | undefined {
    const change = this.#setting?.plan()?.bar.length === 0; // the tables of the board game stay
    const tables = change ? this.#past?.get(fact) : undefined;
    return tables ? this.#named(tables) : this.now;
  }

  /** What places were called while these tables stood there. */
  when(tables: Tables | undefined): PlaceWords | undefined {
    return this.#named(tables);
  }

  #named(tables: Tables | null | undefined): PlaceWords | undefined {
    const plan = this.#setting?.plan();
    if (settings.coordinates || !plan || !tables) return undefined;
    return naming.words?.placeWords(plan, tables);
  }
}

const NOWHERE = new Places(null);

/** For all that a page shows: called once, while it is made. */
export function namePlaces(setting: Setting): Places {
  void fetchNames();
  return setContext(KEY, new Places(setting));
}

export function getPlaces(): Places {
  return getContext<Places | undefined>(KEY) ?? NOWHERE;
}

async function fetchNames(): Promise<void> {
  naming.words ??= await import('./words').catch(() => null);
}
