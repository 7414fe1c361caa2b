/** Where one tries freely at the end of a course. */

import type { Edition } from '../../lib/types';
import type { Arrangement } from './position.svelte';

export const FREE_POSITIONS: Readonly<Record<Edition, Arrangement>> = {
  board: {
    laid: {},
    seated: { j14: 'USm', i13: 'USf', n14: 'INm', m13: 'INf', k11: 'FRf', j10: 'FRm', n12: '**m' },
    hand: ['USm', 'FRm', 'INf', 'ITm', '**f'],
    bar: 5,
    score: 12,
  },
  card: {
    laid: { b2: 'RU', d2: 'GB', c3: 'FR', b4: 'ES', d4: 'IT' },
    seated: { b1: 'RUm', b3: 'RUf', d1: 'GBf', e4: 'ITm', c4: 'ITf' },
    hand: ['RUf', 'GBm', 'FRm', 'ESf', 'ITf', 'ITm', 'CUm'],
    bar: 0,
    score: 0,
  },
};
