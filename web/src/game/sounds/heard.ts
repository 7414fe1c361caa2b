/** Which sounds belong to what happened. */

import type { GameEvent } from '../../lib/types';
import type { SoundName } from './synthesis';

const SOUND_OF: Partial<Record<GameEvent['type'], SoundName>> = {
  'guest-seated': 'chair',
  'joker-swapped': 'chair',
  'club-hosted': 'chair',
  'sent-to-bar': 'cup',
  'guest-drawn': 'cards',
  'laid-aside': 'cards',
  'table-laid': 'cards',
};

/** What is heard of these events, each sound once: chairs and cards, and a cup where somebody was paid. */
export function heard(events: readonly GameEvent[]): SoundName[] {
  const names = events.flatMap((event) => [SOUND_OF[event.type], isPaid(event) ? ('cup' as const) : undefined]);
  return [...new Set(names.filter((name) => name !== undefined))];
}

function isPaid(event: GameEvent): boolean {
  return (event.type === 'guest-seated' || event.type === 'club-hosted') && (event.points ?? 0) > 0;
}
