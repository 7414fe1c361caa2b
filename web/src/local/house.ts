/** The café at work: the worker that runs it, and everybody who has asked it something. */

import type { Asked, FromWorker, Opening, Space, ToWorker, Trouble } from './messages';

/** Where one asks: at the café in this tab, or at that of another tab. */
export interface Desk {
  request(asked: Asked): Promise<string>;
  /** Texts as they come, an empty one when there are no more; returns how to stop. */
  follow(path: string, told: (text: string) => void): () => void;
  /** When nobody answers here any more. */
  readonly gone: Promise<void>;
}

/** A worker, or what stands in for one. */
export interface Engine {
  postMessage(message: ToWorker): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: Event) => void) | null;
  terminate(): void;
}

export interface HouseEvents {
  opening(opening: Opening): void;
  space(space: Space): void;
  failed(trouble: Trouble, detail: string): void;
}

export class House implements Desk {
  readonly gone: Promise<void>;

  #engine: Engine;
  #events: HouseEvents;
  #end!: () => void;
  #closed: () => void = () => undefined;
  #ended = false;
  #numbers = 0;
  #answered = new Map<number, (answer: string) => void>();
  #told = new Map<number, (text: string) => void>();

  constructor(engine: Engine, events: HouseEvents) {
    this.#engine = engine;
    this.#events = events;
    this.gone = new Promise((resolve) => (this.#end = resolve));
    engine.onmessage = ({ data }) => this.#receive(data);
    // a worker that cannot even be fetched says no more than this
    engine.onerror = (event) => this.#fail('broken', 'message' in event ? String(event.message) : 'no worker');
  }

  open(folder: string, language: string): void {
    this.#engine.postMessage({ kind: 'open', folder, language });
  }

  request(asked: Asked): Promise<string> {
    return new Promise((resolve) => {
      const number = ++this.#numbers;
      this.#answered.set(number, resolve);
      this.#engine.postMessage({ kind: 'request', number, asked });
    });
  }

  follow(path: string, told: (text: string) => void): () => void {
    const number = ++this.#numbers;
    this.#told.set(number, told);
    this.#engine.postMessage({ kind: 'follow', number, path });
    return () => {
      if (this.#told.delete(number) && !this.#ended) this.#engine.postMessage({ kind: 'unfollow', number });
    };
  }

  /** Lets everything that was begun be written, within reason, and ends. */
  async close(patienceMs = 2_000): Promise<void> {
    const closed = new Promise<void>((resolve) => (this.#closed = resolve));
    this.#engine.postMessage({ kind: 'close' });
    await Promise.race([closed, this.gone, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    this.terminate();
  }

  terminate(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#engine.terminate();
    this.#end();
  }

  #receive(message: FromWorker): void {
    if (this.#ended) return;
    if (message.kind === 'fetched') this.#events.opening({ step: 'fetching', bytes: message.bytes, of: message.of });
    else if (message.kind === 'starting') this.#events.opening({ step: 'starting' });
    else if (message.kind === 'ready') this.#events.opening({ step: 'ready', version: message.version });
    else if (message.kind === 'space') this.#events.space(message.space);
    else if (message.kind === 'failed') this.#fail(message.trouble, message.detail);
    else if (message.kind === 'answer') this.#answer(message.number, message.answer);
    else if (message.kind === 'told') this.#tell(message.number, message.text);
    else this.#closed();
  }

  #fail(trouble: Trouble, detail: string): void {
    if (this.#ended) return;
    this.terminate();
    this.#events.failed(trouble, detail);
  }

  #answer(number: number, answer: string): void {
    this.#answered.get(number)?.(answer);
    this.#answered.delete(number);
  }

  #tell(number: number, text: string): void {
    this.#told.get(number)?.(text);
    if (text === '') this.#told.delete(number);
  }
}
