// Opening a table, and saying what a table is.

import * as door from './door';
import { settings } from './settings.svelte';
import type { Clock, Edition, Invite, NewMatch, NewSeat, SeatState, SummarySeat } from './types';
import { has, language, number, playerName, t } from './words.svelte';

export const NO_CLOCK: Clock = { kind: 'none', seconds: 0, increment: 0, days: 0 };

/** Open a table; the links of invited seats are kept for the waiting room, because they are told only once. */
export async function openTable(wanted: NewMatch): Promise<door.Answer<string>> {
  const answer = await door.openMatch({ ...wanted, key: wanted.key ?? door.freshKey() });
  if (!answer.ok) return answer;
  const { match, invites } = answer.value;
  if (invites.length > 0) keepInvites(match.id, invites);
  return { ok: true, value: match.id };
}

export function keptInvites(match: string): Invite[] {
  try {
    return JSON.parse(localStorage.getItem(`cafe:invites:${match}`) ?? '[]') as Invite[];
  } catch {
    return [];
  }
}

function keepInvites(match: string, invites: Invite[]): void {
  try {
    localStorage.setItem(`cafe:invites:${match}`, JSON.stringify(invites));
  } catch {
    // the links are then only on this page
  }
}

export function inviteLink(match: string, token: string): string {
  return `${location.origin}/match/${match}#invite=${encodeURIComponent(token)}`;
}

export function tableLink(match: string): string {
  return `${location.origin}/match/${match}`;
}

// What the computer's players are called, so that one can tell them apart.
const BOT_NAMES = ['Bruno', 'Clara', 'Dino', 'Emma', 'Felix'];

export function botSeat(bot: string, number: number): NewSeat {
  return { kind: 'bot', bot, name: BOT_NAMES[number % BOT_NAMES.length] };
}

/** One's own seat, and the others of one kind. */
export function seatsFor(players: number, kind: NewSeat['kind'], bot: string): NewSeat[] {
  const others = Array.from({ length: players - 1 }, (_, index): NewSeat =>
    kind === 'bot' ? botSeat(bot, index) : { kind },
  );
  return [{ kind: 'device' }, ...others];
}

export function chosenBot(bots: readonly string[]): string {
  return bots.includes(settings.bot) ? settings.bot : (bots[0] ?? 'greedy');
}

export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** Who sits there: a name, a bot's name, a free chair, or `Player 3`. */
export function seatName(seat: SeatState | SummarySeat, index: number): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return botName(seat.bot);
  return seat.free ? t('seat-free') : playerName(index);
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

/** A refusal of the server in words. */
export function troubleText(trouble: Pick<door.Trouble, 'error' | 'reason'>): string {
  const id = `trouble-${trouble.error}`;
  if (has(id)) return t(id);
  return t('trouble-other', { error: trouble.reason ?? trouble.error });
}
