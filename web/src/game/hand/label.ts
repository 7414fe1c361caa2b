/** A guest by the letters one sees and the name one hears: `RU Russian lady`. */

import { nationOf } from '../../lib/notation';
import { guestName } from '../../lib/words.svelte';

export function labelOf(guest: string): string {
  const nation = nationOf(guest);
  return nation ? `${nation} ${guestName(guest, 'label')}` : guestName(guest, 'label');
}
