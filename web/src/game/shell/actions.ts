/** What can be done besides seating: a button each, always there and always in the same place. */

import type { IconName } from '../../ui/Icon.svelte';

export interface Action {
  readonly name: string;
  readonly words: string;
  readonly icon?: IconName;
  /** What it brings, beside the words. */
  readonly note?: string;
  /** One that takes back is brief: a sign, and words where there is room. One that goes on does or leads further. */
  readonly manner?: 'brief' | 'primary' | 'onward';
  /** It is the thing to do now. */
  readonly urged?: boolean;
  readonly can: boolean;
  readonly busy?: boolean;
  readonly act: () => void;
}
