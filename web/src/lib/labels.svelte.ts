// What a match and those who play it are called.

import type { ApiError } from './api_client';
import type { Clock, Edition, SeatState, SummarySeat } from './types';
import { has, language, number, playerName, t } from './words.svelte';

export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** Who sits there: a name, a bot's name, a free chair, or `Player 3`. */
export function seatName(seat: SeatState | SummarySeat, index: number): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return botName(seat.bot);
  return seat.free && !seat.reserved ? t('seat-free') : playerName(index);
}

/** The names of all seats: where two players are called alike, each gets the number of their seat. */
export function seatNames(seats: readonly (SeatState | SummarySeat)[]): string[] {
  const names = seats.map(seatName);
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return names.map((name, index) => (isShared(name) && !seats[index]!.free ? `${name} ${index + 1}` : name));
}

export function clockText(clock: Clock): string {
  if (clock.kind === 'none') return t('clock-none-text');
  if (clock.kind === 'days') return t('clock-days-text', { days: clock.days });
  const time = duration(clock.seconds);
  if (clock.kind === 'move') return t('clock-move-text', { time });
  return clock.increment > 0
    ? t('clock-bank-increment-text', { time, increment: duration(clock.increment) })
    : t('clock-bank-text', { time });
}

function duration(seconds: number): string {
  const unit = (value: number, name: 'minute' | 'second') =>
    number(value, { style: 'unit', unit: name, unitDisplay: 'long' });
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return unit(rest, 'second');
  return rest === 0 ? unit(minutes, 'minute') : `${unit(minutes, 'minute')} ${unit(rest, 'second')}`;
}

/** A number of seconds in the largest unit that it fills, such as `2 days`. */
export function wait(seconds: number): string {
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const [unit, size] = units.find(([, each]) => seconds >= each) ?? ['second', 1];
  return number(Math.round(seconds / size), { style: 'unit', unit, unitDisplay: 'long' });
}

/** `three minutes ago`; never in the future, whatever the clocks say. */
export function ago(time: number): string {
  return when(Math.min(time, Date.now()));
}

/** `three minutes ago`, `in 15 minutes`. */
export function when(time: number): string {
  const relative = new Intl.RelativeTimeFormat(language.current, { numeric: 'auto' });
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [
    [60, 'second'],
    [60, 'minute'],
    [24, 'hour'],
    [365, 'day'],
    [Infinity, 'year'],
  ];
  let value = (time - Date.now()) / 1000;
  for (const [size, unit] of steps) {
    if (Math.abs(value) < size) return relative.format(Math.round(value), unit);
    value /= size;
  }
  return '';
}

export function editionTitle(edition: Edition): string {
  return t(`start-edition-${edition}`);
}

/** Why a request failed, in words. */
export function errorText({ error, reason }: Pick<ApiError, 'error' | 'reason'>): string {
  const id = `trouble-${error}`;
  return has(id) ? t(id) : t('trouble-other', { error: reason ?? error });
}
