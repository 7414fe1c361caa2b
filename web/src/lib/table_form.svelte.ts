// A new table in the making: what the form shows, and the request that it becomes.

import { PLAYERS } from './constants';
import { ABSENCE, OPTIONS, PRESETS, type Option, type Preset } from './options_table';
import { NO_CLOCK } from './new_match';
import { opponentOf } from './opponents';
import { ANY_NUMBER, OWN_DRAWING } from './options';
import type { Clock, ClockKind, Edition, NewMatch, NewSeat, SeatKind } from './types';

export interface SeatChoice {
  kind: SeatKind;
  /** Who plays if the computer does: a character of this game. */
  bot: string;
  name: string;
}

export interface FirstChoices {
  edition: Edition;
  players: number;
  /** The opponent one chose last. */
  bot: string;
}

const FIRST_PRESET = 'rulebook';

export class TableForm {
  edition = $state<Edition>('board');
  preset = $state(FIRST_PRESET);
  seats = $state<SeatChoice[]>([]);
  chosen = $state<Record<string, string>>({});
  numbers = $state<Record<string, number>>({});
  drawing = $state('');
  clockKind = $state<ClockKind>('none');
  minutes = $state({ move: 2, bank: 15 });
  increment = $state(10);
  days = $state(2);
  /** Seconds that the table waits for somebody who is gone: 0 for ever, null as usual. */
  absence = $state<number | null>(null);
  listed = $state(false);
  /** Whether hints may be asked for; null as usual: where nobody is waited for. */
  hints = $state<boolean | null>(null);
  severalSeats = $state(false);

  readonly presets: readonly Preset[] = $derived(PRESETS[this.edition]);
  /** Whether rules, clock or wait differ from what the preset says. */
  readonly changed: boolean = $derived.by(() => !this.#isPreset());
  /** The seats that this edition has. */
  readonly shown: SeatChoice[] = $derived(this.seats.slice(0, PLAYERS[this.edition].most));
  /** Whether nobody is waited for. */
  readonly ready: boolean = $derived(this.shown.every((seat) => seat.kind === 'device' || seat.kind === 'bot'));
  /** What all others are, if they are all the same. */
  readonly others: SeatKind | null = $derived.by(() => {
    const [first, ...rest] = this.shown.slice(1);
    return first && rest.every((seat) => seat.kind === first.kind) ? first.kind : null;
  });

  /** The seats of people at this device whose names nobody has given, but for one's own. */
  readonly nameless: number[] = $derived.by(() =>
    this.shown.flatMap(({ kind, name }, index) => (index > 0 && kind === 'device' && !name.trim() ? [index] : [])),
  );
  /** Whether one plays with other people. */
  readonly withPeople: boolean = $derived(this.shown.slice(1).some(({ kind }) => kind !== 'bot'));

  constructor({ edition, players, bot }: FirstChoices) {
    this.edition = edition;
    const { least, most } = PLAYERS[edition];
    this.seats = [{ kind: 'device', bot: opponentOf(edition, bot), name: '' }];
    this.setPlayers(Math.min(Math.max(players, least), most));
  }

  setEdition(edition: Edition): void {
    const changed = this.changed;
    this.edition = edition;
    for (const seat of this.seats) seat.bot = opponentOf(edition, seat.bot);
    const there = PRESETS[edition].some((preset) => preset.name === this.preset);
    if (!changed || !there) this.use(there ? this.preset : FIRST_PRESET);
  }

  /** Another seat is like the last one. */
  setPlayers(count: number): void {
    while (this.seats.length < count) {
      const last = this.seats.at(-1)!;
      this.seats.push({ kind: this.seats.length > 1 ? last.kind : 'bot', bot: last.bot, name: '' });
    }
    this.seats.length = count;
  }

  setOthers(kind: SeatKind): void {
    for (const seat of this.seats.slice(1)) seat.kind = kind;
  }

  /** Everything as the preset says. */
  use(name: string): void {
    this.preset = name;
    const { options, clock } = this.#preset;
    this.chosen = {};
    this.numbers = {};
    for (const option of OPTIONS[this.edition]) {
      const value = options[option.name];
      if (value === undefined) continue;
      const isNumber = option.number !== undefined && !option.values.includes(value);
      this.chosen[option.name] = isNumber ? ANY_NUMBER : value;
      if (isNumber) this.numbers[option.name] = Number(value);
    }
    this.#setClock(clock);
    this.absence = null;
  }

  valueOf(option: Option): string {
    return this.chosen[option.name] ?? option.usual;
  }

  numberOf({ name, number }: Option): number {
    return this.numbers[name] ?? number?.usual ?? 0;
  }

  /** The options that are not the usual ones, as the server takes them. */
  options(): Record<string, string> {
    const agreed: Record<string, string> = {};
    for (const option of OPTIONS[this.edition]) {
      const value = this.valueOf(option);
      if (value === option.usual) continue;
      if (value === ANY_NUMBER) agreed[option.name] = String(this.numberOf(option));
      else if (value === OWN_DRAWING) agreed[option.name] = `${OWN_DRAWING}:${this.#rows().join('/')}`;
      else agreed[option.name] = value;
    }
    return agreed;
  }

  clock(): Clock {
    const kind = this.clockKind;
    if (kind === 'move') return { ...NO_CLOCK, kind, seconds: Math.round(this.minutes.move * 60) };
    if (kind === 'bank')
      return { ...NO_CLOCK, kind, seconds: Math.round(this.minutes.bank * 60), increment: this.increment };
    if (kind === 'days') return { ...NO_CLOCK, kind, days: this.days };
    return NO_CLOCK;
  }

  /** The usual number of seconds, which depends on the clock. */
  get usualAbsence(): number {
    return this.clockKind === 'days' ? ABSENCE.slow : ABSENCE.live;
  }

  /** What is sent. */
  request(): NewMatch {
    return {
      edition: this.edition,
      options: this.options(),
      seats: this.shown.map(seatWanted),
      clock: this.clock(),
      listed: this.listed && !this.ready,
      several_seats: this.severalSeats && !this.ready,
      absence_s: this.ready ? null : this.absence,
      hints: this.hints,
      start: this.ready,
    };
  }

  get #preset(): Preset {
    return this.presets.find((preset) => preset.name === this.preset) ?? this.presets[0]!;
  }

  #isPreset(): boolean {
    const { options, clock } = this.#preset;
    const waitsAsUsual = this.ready || this.absence === null;
    return waitsAsUsual && same(this.options(), options) && same({ ...this.clock() }, { ...clock });
  }

  #setClock(clock: Clock): void {
    this.clockKind = clock.kind;
    if (clock.kind === 'move' || clock.kind === 'bank') this.minutes[clock.kind] = clock.seconds / 60;
    if (clock.kind === 'bank') this.increment = clock.increment;
    if (clock.kind === 'days') this.days = clock.days;
  }

  #rows(): string[] {
    return this.drawing
      .split('\n')
      .map((line) =>
        line
          .trim()
          .split(/[\s,]+/)
          .join(','),
      )
      .filter(Boolean);
  }
}

function seatWanted(seat: SeatChoice): NewSeat {
  if (seat.kind === 'bot') return { kind: seat.kind, bot: seat.bot };
  const name = seat.kind === 'device' ? seat.name.trim() : '';
  return name ? { kind: seat.kind, name } : { kind: seat.kind };
}

function same(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
