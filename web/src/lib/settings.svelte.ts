// What this device remembers: theme, sound, notifications, and the last choices on the start page.

export type Theme = 'system' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

const STORED = 'cafe:settings';
const wantsDark = matchMedia('(prefers-color-scheme: dark)');
const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)');

interface Kept {
  theme: Theme;
  sound: boolean;
  notify: boolean;
  edition: 'board' | 'card';
  players: number;
  bot: string;
}

const FIRST: Kept = { theme: 'system', sound: false, notify: false, edition: 'board', players: 3, bot: '' };

class Settings {
  #kept = $state<Kept>({ ...FIRST, ...stored() });
  #dark = $state(wantsDark.matches);
  /** The person asked for little motion. */
  still = $state(wantsStillness.matches);

  constructor() {
    wantsDark.addEventListener('change', () => {
      this.#dark = wantsDark.matches;
      this.#paint();
    });
    wantsStillness.addEventListener('change', () => {
      this.still = wantsStillness.matches;
    });
    addEventListener('storage', (event) => {
      if (event.key !== STORED) return;
      this.#kept = { ...FIRST, ...stored() };
      this.#paint();
    });
    this.#paint();
  }

  get theme(): Theme {
    return this.#kept.theme;
  }

  set theme(chosen: Theme) {
    this.#keep({ theme: chosen });
    this.#paint();
  }

  /** What the page looks like now. */
  get shown(): 'light' | 'dark' {
    return this.#kept.theme === 'system' ? (this.#dark ? 'dark' : 'light') : this.#kept.theme;
  }

  get sound(): boolean {
    return this.#kept.sound;
  }

  set sound(on: boolean) {
    this.#keep({ sound: on });
  }

  get notify(): boolean {
    return this.#kept.notify;
  }

  set notify(on: boolean) {
    this.#keep({ notify: on });
  }

  get edition(): 'board' | 'card' {
    return this.#kept.edition;
  }

  set edition(chosen: 'board' | 'card') {
    this.#keep({ edition: chosen });
  }

  get players(): number {
    return this.#kept.players;
  }

  set players(count: number) {
    this.#keep({ players: count });
  }

  get bot(): string {
    return this.#kept.bot;
  }

  set bot(name: string) {
    this.#keep({ bot: name });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(STORED, JSON.stringify(this.#kept));
    } catch {
      // remembered for as long as the page is open
    }
  }

  #paint(): void {
    document.documentElement.dataset.theme = this.shown;
    const colour = this.shown === 'dark' ? '#120b07' : '#38241a';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  }
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
