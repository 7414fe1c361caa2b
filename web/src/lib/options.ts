// What was agreed on before a game, out of all that can be: the list itself is made from the rules.

import { OPTIONS } from './options_table';
import type { Edition } from './types';

/** In place of a value that has no text of its own. */
export const ANY_NUMBER = 'value';
export const OWN_DRAWING = 'own';

/** The options of a table that are not the usual ones, as message ids with their value. */
export function agreed(
  edition: Edition,
  options: Record<string, string>,
): { name: string; message: string; value: number }[] {
  return OPTIONS[edition].flatMap(({ name, values, usual, number }) => {
    const value = options[name];
    if (value === undefined || value === usual) return [];
    const listed = values.includes(value) ? value : number ? ANY_NUMBER : OWN_DRAWING;
    return [{ name, message: `option-${name}-${listed}`, value: Number(value) || 0 }];
  });
}
