/** What one made can be taken out: the turns of a match as a table for spreadsheets. */

import { playerName, t } from '../../lib/words.svelte';
import type { StoryTurn } from '../story/story';

export function csv(turns: readonly StoryTurn[], names: readonly string[], players: number): string {
  const seats = Array.from({ length: players }, (_, seat) => playerName(seat, names));
  const head = ['csv-turn', 'csv-time', 'csv-player', 'csv-moves', 'csv-points'].map((id) => t(`play-${id}`));
  const rows = turns.map((turn, index) => [
    String(index + 1),
    new Date(turn.at).toISOString(),
    seats[turn.seat] ?? '',
    turn.moves.join(' '),
    String(turn.points),
    ...turn.scores.map(String),
  ]);
  return [[...head, ...seats], ...rows].map((row) => row.map(field).join(',')).join('\r\n') + '\r\n';
}

/** Quoted where it must be, also where a semicolon parts the fields; and nothing but a number begins like a formula. */
function field(text: string): string {
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(text) && !/^-\d+$/.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function save(name: string, type: string, contents: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([contents], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
