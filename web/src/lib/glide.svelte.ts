// A figure, or several under their names, on the way to new ones: fast at first, slow in the end.

export class Glide<Figures extends number | object> {
  /** What is shown now. */
  current: Figures = $state.raw()!;
  /** Where it is going. */
  target: Figures = $state.raw()!;

  #frame = 0;

  constructor(figures: Figures) {
    this.current = this.target = figures;
  }

  /** Go there from what is shown, in so many milliseconds; in none, be there. */
  to(target: Figures, duration: number): void {
    if (this.#frame !== 0) cancelAnimationFrame(this.#frame);
    this.target = target;
    if (duration <= 0) {
      this.current = target;
      return;
    }
    const start = this.current;
    const began = performance.now();
    const step = (): void => {
      const left = Math.max(0, 1 - Math.max(0, performance.now() - began) / duration);
      this.current = left === 0 ? target : between(start, target, 1 - left ** 3);
      if (left > 0) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}

/** What lies between two of the same kind; 0 is the first of them, 1 the other. */
function between<Figures extends number | object>(from: Figures, to: Figures, part: number): Figures {
  if (typeof from === 'number') return (from + (Number(to) - from) * part) as Figures;
  const ends = to as Record<string, number>;
  return Object.fromEntries(
    Object.entries(from).map(([name, figure]: [string, number]) => [name, between(figure, ends[name]!, part)]),
  ) as Figures;
}
