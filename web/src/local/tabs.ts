/** One café for all tabs of a browser: the tab that runs it answers for the others, over a channel between them. */

import type { Desk } from './house';
import type { Asked, BetweenTabs } from './messages';

/** A BroadcastChannel, or what stands in for one. */
export interface Channel {
  postMessage(message: BetweenTabs): void;
  addEventListener(type: 'message', listener: (event: { data: BetweenTabs }) => void): void;
  removeEventListener(type: 'message', listener: (event: { data: BetweenTabs }) => void): void;
}

/** The locks of the browser, which it takes from a tab that is gone, whatever ended it. */
export interface Locks {
  request(name: string, options: { signal?: AbortSignal }, held: () => Promise<unknown>): Promise<unknown>;
}

const aliveLock = (tab: string) => `cafe-tab-${tab}`;

/** Hold for as long as the tab is there, so that whoever answers it notices that it is gone. */
export function stayAlive(locks: Locks, tab: string): void {
  void locks.request(aliveLock(tab), {}, () => new Promise(() => undefined));
}

/** The café of another tab. */
export class RemoteDesk implements Desk {
  readonly gone: Promise<void>;

  #channel: Channel;
  #house: string;
  #tab: string;
  #numbers = 0;
  #answered = new Map<number, (answer: string) => void>();
  #told = new Map<number, (text: string) => void>();
  #end!: () => void;

  constructor(channel: Channel, house: string, tab: string) {
    [this.#channel, this.#house, this.#tab] = [channel, house, tab];
    this.gone = new Promise((resolve) => (this.#end = resolve));
    channel.addEventListener('message', this.#receive);
  }

  request(asked: Asked): Promise<string> {
    return new Promise((resolve) => {
      const number = ++this.#numbers;
      this.#answered.set(number, resolve);
      this.#channel.postMessage({ kind: 'request', house: this.#house, tab: this.#tab, number, asked });
    });
  }

  follow(path: string, told: (text: string) => void): () => void {
    const number = ++this.#numbers;
    const mine = { house: this.#house, tab: this.#tab, number };
    this.#told.set(number, told);
    this.#channel.postMessage({ kind: 'follow', ...mine, path });
    return () => {
      if (this.#told.delete(number)) this.#channel.postMessage({ kind: 'unfollow', ...mine });
    };
  }

  leave(): void {
    this.#channel.removeEventListener('message', this.#receive);
    this.#end();
  }

  #receive = ({ data }: { data: BetweenTabs }): void => {
    if (!('tab' in data) || data.tab !== this.#tab) return;
    if (data.kind === 'answer') {
      this.#answered.get(data.number)?.(data.answer);
      this.#answered.delete(data.number);
    } else if (data.kind === 'told') this.#told.get(data.number)?.(data.text);
  };
}

/** Answers the other tabs at this desk; returns how to stop. */
export function answerTabs(desk: Desk, house: string, channel: Channel, locks: Locks): () => void {
  const followed = new Map<string, Map<number, () => void>>(); // by tab and number, how to stop
  const stopped = new AbortController();

  function of(tab: string): Map<number, () => void> {
    let theirs = followed.get(tab);
    if (!theirs) {
      followed.set(tab, (theirs = new Map<number, () => void>()));
      // granted when the tab is gone, however it went
      void locks
        .request(aliveLock(tab), { signal: stopped.signal }, () => Promise.resolve(forget(tab)))
        .catch(() => undefined);
    }
    return theirs;
  }

  function forget(tab: string): void {
    for (const stop of followed.get(tab)?.values() ?? []) stop();
    followed.delete(tab);
  }

  function receive({ data }: { data: BetweenTabs }): void {
    if (!('tab' in data && 'house' in data) || data.house !== house) return;
    const { tab, number } = data;
    if (data.kind === 'request')
      void desk.request(data.asked).then((answer) => channel.postMessage({ kind: 'answer', tab, number, answer }));
    else if (data.kind === 'follow')
      of(tab).set(
        number,
        desk.follow(data.path, (text) => channel.postMessage({ kind: 'told', tab, number, text })),
      );
    else {
      of(tab).get(number)?.();
      of(tab).delete(number);
    }
  }

  channel.addEventListener('message', receive);
  return () => {
    channel.removeEventListener('message', receive);
    stopped.abort();
    followed.clear();
  };
}
