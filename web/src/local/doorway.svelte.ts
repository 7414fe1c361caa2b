/** How a tab gets into the café: it runs it itself, or asks at the tab that does. There is never more than one. */

import { House, type Desk, type Engine } from './house';
import type { Asked, BetweenTabs, Opening, Space, Trouble } from './messages';
import { answerTabs, RemoteDesk, stayAlive, type Channel, type Locks } from './tabs';

export const HOUSE_LOCK = 'cafe-house';
const MOST_RESTARTS = 2; // of a worker that broke while it was at work, until somebody asks for it again

export interface Surroundings {
  /** Why there can be no café here, whoever wants it. */
  readonly trouble: Trouble | null;
  readonly locks: Locks;
  readonly channel: Channel;
  startEngine(): Engine;
  /** Where the parts lie. */
  readonly folder: string;
  language(): string;
  newId(): string;
  /** The version of the parts that this tab would start, as far as it can tell. */
  ownVersion(): Promise<string | null>;
}

export type DoorwayStatus =
  | { readonly step: 'closed' | 'cancelled' }
  | Opening
  | { readonly step: 'failed'; readonly trouble: Trouble; readonly detail: string };

export class Doorway {
  status = $state.raw<DoorwayStatus>({ step: 'closed' });
  /** Whether this tab runs the café. */
  leads = $state(false);
  /** Whether pages can be shown: it was open, and if whoever ran it is gone, another takes over. */
  entered = $state(false);
  readonly failed: boolean = $derived(this.status.step === 'failed');
  /** Whether the browser has room for what happens here. */
  space = $state<Space>('enough');

  #around: Surroundings;
  #tab: string;
  #desk: Desk | null = null;
  #remote: { house: string; desk: RemoteDesk } | null = null;
  #asking: ((desk: Desk | null) => void)[] = [];
  #wish: AbortController | null = null; // to get the lock; aborted when nobody wants the café any more
  #standDown: () => void = () => undefined;
  #compared = false;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#tab = around.newId();
    if (around.trouble) this.status = { step: 'failed', trouble: around.trouble, detail: '' };
    stayAlive(around.locks, this.#tab);
    around.channel.addEventListener('message', ({ data }) => this.#hear(data));
  }

  /** Want the café from now on: opened here, unless another tab has it open. */
  enter(): void {
    if (this.#wish || this.#around.trouble) return;
    this.#wish = new AbortController();
    this.status = { step: 'waiting' };
    this.#around.channel.postMessage({ kind: 'hello' });
    this.#queue();
  }

  /** Do without it. */
  cancel(): void {
    this.#giveUp({ step: 'cancelled' });
  }

  /** The café answers, whichever tab runs it, now or when it is open; null where there is none. */
  async request(asked: Asked): Promise<string | null> {
    if (this.status.step === 'closed') this.enter();
    for (;;) {
      const desk = await this.#atDesk();
      if (!desk) return null;
      const answer = await Promise.race([desk.request(asked), desk.gone]);
      if (answer !== undefined) return answer; // else whoever takes over is asked again
    }
  }

  /** Texts as they come, an empty one when there are no more; returns how to stop. */
  follow(path: string, opened: () => void, told: (text: string) => void): () => void {
    let [stopped, stop] = [false, () => undefined as void];
    void this.#atDesk().then((desk) => {
      if (stopped) return;
      if (!desk) return told('');
      stop = desk.follow(path, (text) => !stopped && told(text));
      opened();
      void desk.gone.then(() => !stopped && told(''));
    });
    return () => {
      stopped = true;
      stop();
    };
  }

  #atDesk(): Promise<Desk | null> {
    const { step } = this.status;
    if (this.#desk) return Promise.resolve(this.#desk);
    if (step === 'failed' || step === 'cancelled') return Promise.resolve(null);
    return new Promise((resolve) => this.#asking.push(resolve));
  }

  #letIn(desk: Desk | null): void {
    this.#desk = desk;
    this.entered = desk !== null;
    for (const answer of this.#asking.splice(0)) answer(desk);
  }

  #giveUp(status: DoorwayStatus): void {
    this.status = status;
    this.#wish?.abort();
    this.#wish = null;
    this.#standDown();
    this.#leave();
    this.#letIn(null);
  }

  #queue(): void {
    const { signal } = this.#wish!;
    void this.#around.locks
      .request(HOUSE_LOCK, { signal }, () => (signal.aborted ? Promise.resolve() : this.#lead()))
      .catch(() => undefined); // aborted
  }

  /** Runs the café until it fails, is cancelled or is handed over; the lock is held meanwhile. */
  async #lead(): Promise<void> {
    this.leads = true;
    this.#leave();
    let broken = 0;
    while ((await this.#runOnce()) === 'broken' && this.#wish) {
      broken += 1;
      if (broken > MOST_RESTARTS) {
        this.#giveUp({ step: 'failed', trouble: 'broken', detail: `broke ${broken} times` });
        break;
      }
    }
    this.leads = false;
  }

  async #runOnce(): Promise<'done' | 'broken'> {
    const { channel, locks, folder } = this.#around;
    const id = this.#around.newId();
    let worked = false;
    let state: Opening = (this.status = { step: 'waiting' });
    let stopAnswering = (): void => undefined;
    const house = new House(this.#around.startEngine(), {
      opening: (opening) => {
        this.status = state = opening;
        channel.postMessage({ kind: 'opening', house: id, opening });
        if (opening.step !== 'ready') return;
        worked = true;
        this.#compared = true; // it is of our own version
        stopAnswering = answerTabs(house, id, channel, locks);
        this.#letIn(house);
      },
      space: (space) => {
        this.space = space;
        channel.postMessage({ kind: 'space', house: id, space });
      },
      failed: (trouble, detail) => {
        if (trouble === 'broken') console.error(`the café in the browser: ${detail}`);
        if (!worked) this.#giveUp({ step: 'failed', trouble, detail });
      },
    });
    let handedOver = false;
    let closing = Promise.resolve();
    const hear = ({ data }: { data: BetweenTabs }): void => {
      if (data.kind === 'hello') {
        channel.postMessage({ kind: 'opening', house: id, opening: state });
        channel.postMessage({ kind: 'space', house: id, space: this.space });
      }
      if (data.kind !== 'hand-over' || data.house !== id || handedOver) return;
      handedOver = true;
      closing = house.close();
    };
    channel.addEventListener('message', hear);
    this.#standDown = () => house.terminate();
    house.open(folder, this.#around.language());
    await house.gone;
    await closing;
    channel.removeEventListener('message', hear);
    stopAnswering();
    this.#standDown = () => undefined;
    channel.postMessage({ kind: 'gone', house: id });
    this.space = 'enough'; // as far as the next one knows
    if (this.#desk === house) this.#desk = null;
    if (handedOver && this.#wish) {
      this.status = { step: 'waiting' };
      setTimeout(() => this.#wish && this.#queue()); // behind whoever asked for it
      return 'done';
    }
    return worked && this.#wish ? 'broken' : 'done';
  }

  /** What the tab that runs the café says of it. */
  #hear(message: BetweenTabs): void {
    if (this.leads) return;
    if (message.kind === 'gone' && message.house === this.#remote?.house) {
      this.#leave();
      if (this.#wish) this.status = { step: 'waiting' };
    }
    if (message.kind === 'space' && message.house === this.#remote?.house) this.space = message.space;
    if (message.kind !== 'opening') return;
    const { house, opening } = message;
    if (this.#remote?.house !== house) this.#leave();
    if (opening.step !== 'ready') {
      if (this.#wish) this.status = opening;
      return;
    }
    if (this.#remote?.house === house) return;
    this.#remote = { house, desk: new RemoteDesk(this.#around.channel, house, this.#tab) };
    this.status = opening;
    this.#letIn(this.#remote.desk);
    if (!this.#wish) {
      this.#wish = new AbortController(); // it is here after all, and may be ours to go on with
      this.#queue();
    }
    void this.#compare(house, opening.version);
  }

  /** A tab that came with a newer version of the café asks the old one to make place, once. */
  async #compare(house: string, version: string): Promise<void> {
    if (this.#compared) return;
    this.#compared = true;
    const own = await this.#around.ownVersion();
    if (own && own !== version && this.#remote?.house === house) {
      this.#around.channel.postMessage({ kind: 'hand-over', house });
    }
  }

  #leave(): void {
    this.#remote?.desk.leave();
    if (this.#remote && this.#desk === this.#remote.desk) this.#desk = null;
    this.#remote = null;
    this.space = 'enough';
  }
}
