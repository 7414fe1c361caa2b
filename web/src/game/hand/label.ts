/** A guest by the letters one sees and the name one hears: `RU Russian lady`. */

import { guestName } from '../../lib/words.svelte';
import { nationOf } from '../floor/nations';

export function labelOf(guest: string): string {
  const nation = nationOf(guest);
  return nation ? `${nation} ${guestName(guest, 'label')}` : guestName(guest, 'label');
}
