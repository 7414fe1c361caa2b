/**
 * The table of a game on screen: which part of its side stands on the sheet.
 * On a large screen the side is a column and shows all its parts; on a small one it is a sheet that rises over the room
 * and shows one of them.
 */

import { getContext, setContext } from 'svelte';

/** Also in Shell.svelte and SidePart.svelte, for their styles. */
const ROOMY = '(min-width: 64rem) and (min-height: 36rem) and (min-aspect-ratio: 1/1)';
/** Where the first part of the side is seen without being asked for, if the game leaves room for it. */
const BESIDE = '(min-aspect-ratio: 1/1) and (min-height: 22.5rem)';
const KEY = Symbol('shell');
const ORDER = ['after', 'turn', 'review', 'story', 'chat', 'game', 'hands', 'sheet', 'share', 'lessons', 'list']; // however late one comes

/** Something to read or use beside the room. */
export interface Part {
  readonly name: string;
  readonly title: string;
  /** How many things in it are new. */
  readonly count: number;
}

export class ShellState {
  /** There is room for the side beside everything else. */
  roomy = $state(false);
  /** Its first part is in sight beside the room. */
  beside = $state(false);
  /** The part on the sheet, if it is raised. */
  sheet = $state<string | null>(null);
  /** It came up by itself and goes by itself; where there is room for all of the side, nothing has to come up. */
  peeking: boolean = $derived.by(() => this.#unasked && !this.roomy);
  parts = $state.raw<readonly Part[]>([]);
  /** The part that is seen where there is room for one. */
  shown: string | undefined = $derived(this.sheet ?? this.parts[0]?.name);

  #there: readonly Part[] = []; // whoever leaves would read in `parts` who was there before others came
  #unasked = $state(false);
  #opener: HTMLElement | null = null;

  /** For an effect: know the size of the window. The large hands of the card game take the place beside the room. */
  watch(card: boolean): () => void {
    const queries = [matchMedia(ROOMY), matchMedia(BESIDE)] as const;
    const look = () => {
      const [roomy, beside] = queries.map((query) => query.matches);
      this.roomy = roomy!;
      this.beside = roomy! || (beside! && !card);
    };
    look();
    for (const query of queries) query.addEventListener('change', look);
    return () => {
      for (const query of queries) query.removeEventListener('change', look);
    };
  }

  /** Whether somebody reads this part now. */
  isRead(name: string): boolean {
    return this.sheet === null || this.roomy ? this.beside && this.shown === name : this.sheet === name;
  }

  /** A part is there; returns how to take it away. */
  add(part: Part): () => void {
    const rank = ({ name }: Part) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
    this.parts = this.#there = [...this.#there, part].sort((a, b) => rank(a) - rank(b));
    return () => {
      this.parts = this.#there = this.#there.filter((other) => other !== part);
    };
  }

  /** Somebody asked for a part. */
  open = (name: string): void => {
    if (this.sheet === null) this.#opener = document.activeElement as HTMLElement | null;
    this.sheet = name;
    this.#unasked = false;
  };

  /** A part is of more interest now than anything else; nobody's focus moves. */
  show(name: string): void {
    this.sheet = name;
    this.#unasked = false;
  }

  /** A part has something to say that cannot wait; what somebody reads stays. */
  peek(name: string): void {
    if (this.sheet !== null) return;
    this.sheet = name;
    this.#unasked = true;
  }

  /** It has nothing to say any more. */
  duck(): void {
    if (this.#unasked) this.sheet = null;
    this.#unasked = false;
  }

  /** Whoever opened it goes on where they were. */
  close = (): void => {
    const opener = this.#unasked ? null : this.#opener;
    this.sheet = null;
    this.#unasked = false;
    this.#opener = null;
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  };

  toggle = (name: string): void => (this.sheet === name && !this.#unasked ? this.close() : this.open(name));
}

export function provideShell(shell: ShellState): void {
  setContext(KEY, shell);
}

export function getShell(): ShellState {
  return getContext<ShellState>(KEY);
}

let shells = 0;

/** Whether this is the first table that is seen: the next one, as of another lesson, takes its place in one stroke. */
export function isFirstShell(): boolean {
  return shells++ === 0;
}
