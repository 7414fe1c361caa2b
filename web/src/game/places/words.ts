/** Chairs and tables in words, by the nations around them; by its cell what has no name. Fetched when it is needed. */

import type { Language } from '../../lib/constants';
import type { Forms, PlaceWords } from '../../lib/facts';
import { formsOf, listed, write, type Arguments } from '../../lib/fluent';
import type { Plan } from '../../lib/types';
import { namesOf, type ChairName, type PlaceNames, type TableName } from './names';

export { pastTables } from './past_tables';

type Nations = Readonly<Record<string, string>>;

const known = new WeakMap<Plan, Map<string, NamedPlaces>>();

/** What the places of a plan are called with these tables; the same again for the same. */
export function placeWords(plan: Plan, nations: Nations): PlaceWords {
  let rooms = known.get(plan);
  if (!rooms) known.set(plan, (rooms = new Map<string, NamedPlaces>()));
  const key = JSON.stringify(Object.entries(nations).sort());
  let words = rooms.get(key);
  if (!words) rooms.set(key, (words = new NamedPlaces(namesOf(plan, nations))));
  return words;
}

class NamedPlaces implements PlaceWords {
  #names: PlaceNames;
  #said = new Map<string, Forms>();

  constructor(names: PlaceNames) {
    this.#names = names;
  }

  of(kind: 'chair' | 'table', cell: string, language: Language): Forms {
    const key = `${language} ${cell}`;
    let forms = this.#said.get(key);
    if (!forms) this.#said.set(key, (forms = this.#say(kind, cell, language)));
    return forms;
  }

  /** What has been laid there since does not confuse it: only the side is lost. */
  ofTable(cell: string, nation: string, language: Language): Forms {
    const name = this.#names.table(cell);
    return tableWords(name?.nation === nation ? name : { nation, side: null }, language);
  }

  #say(kind: 'chair' | 'table', cell: string, language: Language): Forms {
    const byCell = formsOf(`cell-${kind}`, language, { cell });
    if (kind === 'chair') {
      const name = this.#names.chair(cell);
      return name ? chairWords(name, language) : byCell;
    }
    const name = this.#names.table(cell);
    const spot = this.#names.spot(cell);
    const forms = new Map(byCell);
    for (const [form, said] of name ? tableWords(name, language) : []) forms.set(form, said);
    if (spot) forms.set('_spot', write(`spot-${spot}`, language, {}));
    return [...forms];
  }
}

function tableWords({ nation, side }: TableName, language: Language): Forms {
  const nation_table = write(`nation-${nation}.table`, language, {});
  return formsOf('named-table', language, { nation_table, ...sideWords(side, language) });
}

function chairWords(name: ChairName, language: Language): Forms {
  const side = sideWords(name.side, language);
  if (name.kind === 'at') {
    const table_at = new Map(tableWords(name.table, language)).get('_at') ?? '';
    return formsOf('named-chair-at', language, { table_at, ...side });
  }
  const each = name.neighbours.map(({ nation, both }) =>
    write(`nation-${nation}.${both ? 'both' : 'between'}`, language, {}),
  );
  return formsOf('named-chair-between', language, { neighbours: listed(each, 'and', language), ...side });
}

function sideWords(side: string | null, language: Language): Arguments {
  if (side === null) return { side: 'none' };
  return Object.fromEntries(formsOf(`side-${side}`, language).map(([form, said]) => [`side${form}`, said]));
}
