/** A position as a text that comes back. */

import { LIMITS } from '../../lib/constants';
import type { Edition } from '../../lib/types';

export interface PositionFields {
  readonly edition: Edition;
  readonly options: Record<string, string>;
  /** Tables of the card game; null where the text has none. */
  readonly laid: Record<string, string> | null;
  readonly seated: Record<string, string>;
  readonly hand: string[];
  readonly bar: number;
  readonly score: number;
}

export function positionText({ edition, options, laid, seated, hand, bar, score }: PositionFields): string {
  const parts = new URLSearchParams({ game: edition });
  if (Object.keys(options).length > 0) parts.set('options', pairsText(options));
  if (edition === 'card') parts.set('tables', pairsText(laid ?? {}));
  if (Object.keys(seated).length > 0) parts.set('seated', pairsText(seated));
  if (hand.length > 0) parts.set('hand', hand.join(','));
  if (bar > 0) parts.set('bar', String(bar));
  if (score !== 0) parts.set('score', String(score));
  return parts.toString();
}

/** Whatever cannot be read is left out. */
export function readPosition(text: string): PositionFields {
  const parts = new URLSearchParams(text);
  return {
    edition: parts.get('game') === 'card' ? 'card' : 'board',
    options: readPairs(parts.get('options')),
    laid: parts.has('tables') ? readPairs(parts.get('tables')) : null,
    seated: readPairs(parts.get('seated')),
    hand: (parts.get('hand') ?? '').split(',').filter(Boolean).slice(0, LIMITS.hand),
    bar: Math.max(0, Math.min(LIMITS.bar, Number(parts.get('bar')) || 0)),
    score: Number(parts.get('score')) || 0,
  };
}

function pairsText(pairs: Record<string, string>): string {
  return Object.entries(pairs)
    .map(([place, value]) => `${place}=${value}`)
    .join(',');
}

function readPairs(text: string | null): Record<string, string> {
  const pairs = (text ?? '').split(',').map((pair) => pair.split('=') as [string, string?]);
  return Object.fromEntries(pairs.filter(([place, value]) => place && value)) as Record<string, string>;
}
