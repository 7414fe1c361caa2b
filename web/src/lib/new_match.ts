/** Opening a match, and the links that lead to it. */

import { newRequestKey, type ApiClient, type Result } from './api_client';
import { pageAt } from './place';
import { storeInvites } from './storage';
import type { Clock, NewMatch, NewSeat } from './types';

export const NO_CLOCK: Clock = { kind: 'none', seconds: 0, increment: 0, days: 0 };

/** Open a match and keep its invitations for the waiting room; its id. */
export async function openMatch(api: ApiClient, wanted: NewMatch): Promise<Result<string>> {
  const result = await api.openMatch({ ...wanted, key: wanted.key ?? newRequestKey() });
  if (!result.ok) return result;
  const { match, invites } = result.value;
  if (invites.length > 0) storeInvites(match.id, invites);
  return { ok: true, value: match.id };
}

export function matchLink(match: string): string {
  return location.origin + pageAt(`/match/${match}`);
}

export function inviteLink(match: string, token: string): string {
  return `${matchLink(match)}#invite=${encodeURIComponent(token)}`;
}

/** One's own seat, and the others of one kind; names are those of the people beside oneself. */
export function seatsFor(
  players: number,
  kind: NewSeat['kind'],
  bot: string,
  names: readonly string[] = [],
): NewSeat[] {
  const others = Array.from({ length: players - 1 }, (_, index): NewSeat => {
    if (kind === 'bot') return { kind, bot };
    return names[index] ? { kind, name: names[index] } : { kind };
  });
  return [{ kind: 'device' }, ...others];
}
