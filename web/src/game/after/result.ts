/** How a match went for whoever looks: their own result first. */

import type { State } from '../../lib/types';
import { list, playerName, t } from '../../lib/words.svelte';

export interface Result {
  readonly title: string;
  /** One's points, and how far the next one is. */
  readonly detail: string;
  readonly won: boolean;
}

/** Spectators, and people who share a device, hear who has won. */
export function resultOf(match: State, names: readonly string[]): Result {
  if (match.outcome === 'called-off') return { title: t('play-called-off'), detail: '', won: false };
  if (match.outcome === 'closed') return { title: t('play-closed'), detail: '', won: false };
  const { standings, you } = match;
  const winners = standings.filter(({ place }) => place === 1);
  const mine = you.seats.length === 1 ? standings.find(({ player }) => player === you.seats[0]) : undefined;
  if (!mine) {
    const title = t('play-winner', {
      names: list(winners.map(({ player }) => playerName(player, names))),
      count: winners.length,
    });
    return { title, detail: '', won: false };
  }
  const won = mine.place === 1;
  const title = won
    ? t(winners.length > 1 ? 'play-you-shared' : 'play-you-won')
    : t('play-you-came', { place: mine.place });
  return { title, detail: detailOf(match, mine, names), won };
}

function detailOf(match: State, mine: State['standings'][number], names: readonly string[]): string {
  const { points } = mine;
  const others = match.standings.filter(({ player }) => player !== mine.player);
  const rival = mine.place === 1 ? others[0] : others.find(({ place }) => place === 1);
  const ahead = rival ? points - rival.points : 0;
  if (!rival || ahead === 0) return t('score', { points });
  const by = { points, by: Math.abs(ahead), name: playerName(rival.player, names) };
  return t(ahead > 0 ? 'play-my-points-ahead' : 'play-my-points-behind', by);
}
