/** How long something still takes, by how fast it went so far. */

const SURE_AFTER_MS = 700; // sooner, the first bytes would be all there is to go by

export class Pace {
  #begun: { bytes: number; at: number } | null = null;
  #last = 0;

  /** Seconds that are left, at least one; null while nobody can tell. */
  left(bytes: number, of: number, now: number): number | null {
    if (!this.#begun || bytes < this.#last) this.#begun = { bytes, at: now };
    this.#last = bytes;
    const [passed, got] = [now - this.#begun.at, bytes - this.#begun.bytes];
    if (passed < SURE_AFTER_MS || got <= 0) return null;
    return Math.max(1, Math.round(((of - bytes) * passed) / got / 1000));
  }
}
