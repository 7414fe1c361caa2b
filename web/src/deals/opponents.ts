// Whom one plays a deal against, in words.

import { botName } from '../lib/labels.svelte';
import { t } from '../lib/words.svelte';

/** Each of them once: whoever sits there several times is counted. A seat without a bot is one's own. */
export function opponentsOf(bots: readonly string[]): string[] {
  return [...new Set(bots.filter(Boolean))].map((bot) =>
    t('daily-opponent', { name: botName(bot), count: bots.filter((other) => other === bot).length }),
  );
}
