// What can be agreed on before a game, in the order of the form. A test holds it to the rules' own list.

import type { Edition } from './types';

export interface Option {
  name: string;
  values: readonly string[];
  usual: string;
}

export const PLAYERS: Record<Edition, { least: number; most: number }> = {
  board: { least: 2, most: 4 },
  card: { least: 2, most: 5 },
};

export const OPTIONS: Record<Edition, readonly Option[]> = {
  board: [
    { name: 'plan', values: ['corners', 'ring', 'own'], usual: 'corners' },
    { name: 'doubling', values: ['full-table', 'every-group'], usual: 'full-table' },
    { name: 'swap', values: ['same-sex', 'any-fitting'], usual: 'same-sex' },
    { name: 'bar', values: ['classic', 'gentle'], usual: 'classic' },
    { name: 'lone_joker', values: ['off', 'on'], usual: 'off' },
    { name: 'hand_size', values: ['asked', 'automatic'], usual: 'asked' },
    { name: 'birthday', values: ['off', 'value'], usual: 'off' },
    { name: 'clubs', values: ['off', 'on'], usual: 'off' },
  ],
  card: [{ name: 'clubs', values: ['off', 'on'], usual: 'off' }],
};

export const BIRTHDAY_AT = 30;
export const HIGHEST_BIRTHDAY = 999;

/** The options of a table that are not the usual ones, as message ids with their value. */
export function agreed(
  edition: Edition,
  options: Record<string, string>,
): { name: string; message: string; value: number }[] {
  return OPTIONS[edition].flatMap(({ name, values, usual }) => {
    const value = options[name];
    if (value === undefined || value === usual) return [];
    if (values.includes(value) && value !== 'value') return [{ name, message: `option-${name}-${value}`, value: 0 }];
    if (name === 'plan') return [{ name, message: 'option-plan-own', value: 0 }];
    return [{ name, message: `option-${name}-value`, value: Number(value) || 0 }];
  });
}
