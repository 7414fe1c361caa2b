import { expect, test, vi } from 'vitest';
import type { ApiClient } from '../../lib/api_client';
import type { MatchFollower } from '../../lib/match.svelte';
import type { Entry, State } from '../../lib/types';
import { failed, fakeApi, ok } from '../../testing/fake_api';
import { seat, snapshot, state } from '../../testing/matches';
import { Company } from './company.svelte';

const ADA = seat({ kind: 'device', name: 'Ada', handle: 'me' });
const BO = seat({ name: 'Bo', handle: 'bo' });
const BOT = seat({ kind: 'bot', bot: 'greedy' });

function company(given: Partial<State>, entries: Entry[] = [], api: Partial<ApiClient> = {}) {
  const now = state({ seats: [ADA, BO], turn_began_at: 1_000_000, ...given });
  const take = vi.fn((answer: unknown) => answer);
  const follower = { id: 'm1', state: now, onTurn: now.view?.player ?? null, entries, take };
  return { made: new Company(fakeApi(api), follower as unknown as MatchFollower), take };
}

const BO_IS_ON_TURN = { view: { ...state().view!, player: 1 } };

test('one rings for another person who has been on turn for a while', () => {
  const { made } = company(BO_IS_ON_TURN);
  expect([made.ringsFor, made.ringsAt]).toEqual([1, 1_015_000]);
});

test('one does not ring again at once', () => {
  const rung = [{ type: 'nudged', seq: 9, at: 1_020_000, seat: 1, by: 0 } as Entry];
  expect(company(BO_IS_ON_TURN, rung).made.ringsAt).toBe(1_050_000);
});

test.each([
  ['oneself', {}],
  ['a bot', { ...BO_IS_ON_TURN, seats: [ADA, BOT] }],
  ['somebody for whom a bot plays', { ...BO_IS_ON_TURN, seats: [ADA, { ...BO, taken_over: true }] }],
  ['anybody in a pause', { ...BO_IS_ON_TURN, pause: { agreed: [0, 1], missing: [], until: 9 } }],
  ['anybody as a spectator', { ...BO_IS_ON_TURN, you: { ...state().you, handle: 'eve', seats: [], seat: null } }],
])('one does not ring for %s', (_, given) => {
  expect(company(given).made.ringsFor).toBeNull();
});

test('others are people who have not given up, at a match that runs', () => {
  expect(company({ status: 'over' }).made.others).toBe(false);
  expect(company({}).made.others).toBe(true);
  expect(company({ seats: [ADA, BOT] }).made.others).toBe(false);
  expect(company({ seats: [ADA, { ...ADA, name: 'Grandma' }] }).made.others).toBe(false);
  expect(company({ seats: [ADA, { ...BO, resigned: true }] }).made.others).toBe(false);
});

test('giving up ends a game that nobody would play on', () => {
  expect(company({}).made.endsWithout(0)).toBe(true);
  expect(company({ seats: [ADA, BOT, BOT] }).made.endsWithout(0)).toBe(true);
  expect(company({ seats: [ADA, BO, BOT] }).made.endsWithout(0)).toBe(false);
  expect(company({ seats: [ADA, BO, { ...BO, resigned: true }] }).made.endsWithout(0)).toBe(true);
});

test('what was asked for is taken in, and what was refused is said', async () => {
  const { made, take } = company({}, [], { pause: () => Promise.resolve(ok(snapshot())) });
  expect(await made.askForPause()).toBe(true);
  expect(take).toHaveBeenCalledOnce();
  const refused = company({}, [], { resume: () => Promise.resolve(failed('not-paused', { status: 409 })) });
  expect(await refused.made.goOn()).toBe(false);
  expect(refused.made.trouble?.error).toBe('not-paused');
});
