// What this device remembers: theme, motion, sound, notifications, coordinates, and the last choices on the start page.

import { deviceStorage } from './storage';

export type Theme = 'system' | 'light' | 'dark';
/** As the system says, or little of it whatever it says. */
export type Motion = 'system' | 'less';
export const MOTIONS: readonly Motion[] = ['system', 'less'];
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** How one's own guests lie: as one laid them, by nation, or ladies and gentlemen apart. */
export type HandOrder = 'own' | 'nation' | 'sex';
export const HAND_ORDERS: readonly HandOrder[] = ['own', 'nation', 'sex'];

const STORAGE_KEY = 'cafe:settings';
const wantsDark = matchMedia('(prefers-color-scheme: dark)');
const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)');

interface Stored {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  coordinates: boolean;
  notify: boolean;
  edition: 'board' | 'card';
  players: number;
  bot: string;
  drawAtOnce: boolean;
  handOrder: HandOrder;
}

const FIRST: Stored = {
  theme: 'system',
  motion: 'system',
  sound: false,
  volume: 0.5,
  coordinates: false,
  notify: false,
  edition: 'board',
  players: 3,
  bot: '',
  drawAtOnce: false,
  handOrder: 'own',
};

class Settings {
  #stored = $state<Stored>({ ...FIRST, ...stored() });
  #dark = $state(wantsDark.matches);
  #still = $state(wantsStillness.matches);

  constructor() {
    wantsDark.addEventListener('change', () => {
      this.#dark = wantsDark.matches;
      this.#paint();
    });
    wantsStillness.addEventListener('change', () => {
      this.#still = wantsStillness.matches;
      this.#paint();
    });
    addEventListener('storage', (event) => {
      if (event.key !== STORAGE_KEY) return;
      this.#stored = { ...FIRST, ...stored() };
      this.#paint();
    });
    this.#paint();
  }

  get theme(): Theme {
    return this.#stored.theme;
  }

  set theme(chosen: Theme) {
    this.#store({ theme: chosen });
    this.#paint();
  }

  /** What the page looks like now. */
  get shown(): 'light' | 'dark' {
    return this.#stored.theme === 'system' ? (this.#dark ? 'dark' : 'light') : this.#stored.theme;
  }

  get motion(): Motion {
    return this.#stored.motion;
  }

  set motion(chosen: Motion) {
    this.#store({ motion: chosen });
    this.#paint();
  }

  /** The person asked for little motion, here or in their system. */
  get still(): boolean {
    return this.#still || this.#stored.motion === 'less';
  }

  get sound(): boolean {
    return this.#stored.sound;
  }

  set sound(on: boolean) {
    this.#store({ sound: on });
  }

  get volume(): number {
    return this.#stored.volume;
  }

  set volume(level: number) {
    this.#store({ volume: level });
  }

  /** Chairs and tables are also told by their coordinates. */
  get coordinates(): boolean {
    return this.#stored.coordinates;
  }

  set coordinates(shown: boolean) {
    this.#store({ coordinates: shown });
  }

  get notify(): boolean {
    return this.#stored.notify;
  }

  set notify(on: boolean) {
    this.#store({ notify: on });
  }

  get edition(): 'board' | 'card' {
    return this.#stored.edition;
  }

  set edition(chosen: 'board' | 'card') {
    this.#store({ edition: chosen });
  }

  get players(): number {
    return this.#stored.players;
  }

  set players(count: number) {
    this.#store({ players: count });
  }

  get bot(): string {
    return this.#stored.bot;
  }

  set bot(name: string) {
    this.#store({ bot: name });
  }

  /** Whether a drawn guest is drawn without Play. */
  get drawAtOnce(): boolean {
    return this.#stored.drawAtOnce;
  }

  set drawAtOnce(on: boolean) {
    this.#store({ drawAtOnce: on });
  }

  get handOrder(): HandOrder {
    return this.#stored.handOrder;
  }

  set handOrder(order: HandOrder) {
    this.#store({ handOrder: order });
  }

  #store(change: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...change };
    deviceStorage.write(STORAGE_KEY, this.#stored);
  }

  #paint(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.shown;
    dataset.motion = this.still ? 'less' : 'full';
    const colour = this.shown === 'dark' ? '#120b07' : '#38241a';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  }
}

function stored(): Partial<Stored> {
  return deviceStorage.read<Partial<Stored>>(STORAGE_KEY) ?? {};
}

export const settings = new Settings();
