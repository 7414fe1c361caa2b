/** Whose tables stood where when something happened: in the card game they are cleared and laid anew. */

import type { Entry, GameEvent } from '../../lib/types';

export type Tables = Readonly<Record<string, string>>;

/** The tables at every event before some were cleared for the last time; after that they are as now. */
export function pastTables(entries: readonly Entry[], now: Tables): ReadonlyMap<object, Tables> {
  const past = new Map<object, Tables>();
  let tables = now;
  for (const event of entries.flatMap((entry) => entry.events ?? []).reverse()) {
    tables = tablesBefore(event, tables);
    if (tables !== now) past.set(event, tables);
  }
  return past;
}

function tablesBefore(event: GameEvent, after: Tables): Tables {
  if (event.type === 'table-laid') {
    return Object.fromEntries(Object.entries(after).filter(([table]) => table !== event.table));
  }
  if (event.type !== 'tables-cleared') return after;
  const before: Record<string, string> = { ...after };
  for (const [index, table] of (event.tables ?? []).entries()) before[table] = String(event.nations?.[index]);
  return before;
}
