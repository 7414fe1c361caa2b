/** What one made can be taken out: the turns of a match as a table for spreadsheets. */

import { csvText } from '../../lib/files';
import { playerName, t } from '../../lib/words.svelte';
import type { StoryTurn } from '../story/story';

export function csv(turns: readonly StoryTurn[], names: readonly string[], players: number, imported: boolean): string {
  const seats = Array.from({ length: players }, (_, seat) => playerName(seat, names));
  const head = ['csv-turn', 'csv-time', 'csv-player', 'csv-moves', 'csv-points'].map((id) => t(`play-${id}`));
  const rows = turns.map((turn, index) => [
    String(index + 1),
    new Date(turn.at).toISOString(),
    seats[turn.seat] ?? '',
    turn.moves.join(' '),
    String(turn.points),
    ...turn.scores.map(String),
    ...(imported ? [t('play-imported')] : []),
  ]);
  return csvText([[...head, ...seats, ...(imported ? [t('play-csv-origin')] : [])], ...rows]);
}
