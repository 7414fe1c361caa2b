// A large page is drawn part by part: between them the browser may answer whoever touches it.

const SLICE_MS = 2; // of drawing at a stretch, besides the part that goes beyond it; on a slow phone that is one part

export interface Surroundings {
  /** Milliseconds since whenever. */
  now: () => number;
  /** Soon, but not before what waits already. */
  soon: (task: () => void) => void;
}

/** Parts of a page in the order in which they asked, as many at a stretch as there is time for. */
export class Queue {
  #waiting = new Set<() => void>();
  #last = new Set<() => void>();
  #called = false;
  #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Draw a part when it is its turn; what comes back takes it out again. */
  add(draw: () => void): () => void {
    return this.#join(this.#waiting, draw);
  }

  /** The same for what nobody misses at first: it waits until everything else is drawn. */
  addLast(draw: () => void): () => void {
    return this.#join(this.#last, draw);
  }

  #join(line: Set<() => void>, draw: () => void): () => void {
    line.add(draw);
    this.#call();
    return () => line.delete(draw);
  }

  /** Whoever is next, taken out. */
  #next(): (() => void) | undefined {
    const line = this.#waiting.size > 0 ? this.#waiting : this.#last;
    const [draw] = line;
    if (draw) line.delete(draw);
    return draw;
  }

  #call(): void {
    if (this.#called || this.#waiting.size + this.#last.size === 0) return;
    this.#called = true;
    this.#around.soon(() => this.#drawSome());
  }

  #drawSome(): void {
    this.#called = false;
    const end = this.#around.now() + SLICE_MS;
    try {
      for (let draw = this.#next(); draw; draw = this.#next()) {
        draw();
        if (this.#around.now() >= end) break;
      }
    } finally {
      this.#call(); // whatever became of this part, the others are drawn
    }
  }
}

/** A timer would be slow in a window that nobody sees; a message never is. */
function byMessage(): (task: () => void) => void {
  const tasks: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => tasks.shift()?.();
  return (task) => {
    tasks.push(task);
    port2.postMessage(null);
  };
}

const soon = byMessage();

export const inTurn = new Queue({ now: () => performance.now(), soon });

/** Let the browser answer whoever touches the page before it goes on. */
export function pause(): Promise<void> {
  return new Promise((resolve) => soon(resolve));
}
