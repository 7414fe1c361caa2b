// Who one is: a name that the server remembers by a cookie.

import * as door from './door';
import type { Me } from './types';

class Myself {
  me = $state.raw<Me | null>(null);
  name: string = $derived(this.me?.name ?? '');

  async load(): Promise<void> {
    const answer = await door.getMe();
    if (answer.ok) this.me = answer.value;
  }

  async rename(name: string): Promise<door.Answer<Me>> {
    const answer = await door.rename(name);
    if (answer.ok) this.me = answer.value;
    return answer;
  }

  become(me: Me): void {
    this.me = me;
  }
}

export const myself = new Myself();
