import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, fakeApi, ok } from '../testing/fake_api';
import { fakeStorage } from '../testing/fake_storage';
import { snapshot } from '../testing/matches';
import type { NewMatch } from './types';

const WANTED: NewMatch = { edition: 'board', seats: [], options: {} };

let lib: typeof import('./new_match');
let storage: typeof import('./storage');

beforeEach(async () => {
  fakeStorage();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal('location', { origin: 'https://cafe.example' });
  lib = await import('./new_match');
  storage = await import('./storage');
});
afterEach(() => vi.unstubAllGlobals());

test('a match is opened under a key, and its invitations are kept', async () => {
  const sent: NewMatch[] = [];
  const api = fakeApi({
    openMatch: (wanted) => {
      sent.push(wanted);
      return Promise.resolve(ok({ match: snapshot(), invites: [{ seat: 1, token: 'abc' }] }));
    },
  });
  expect(await lib.openMatch(api, WANTED)).toEqual({ ok: true, value: 'm1' });
  expect(sent[0]?.key).toMatch(/.{30,}/);
  expect(storage.storedInvites('m1')).toEqual([{ seat: 1, token: 'abc' }]);
});

test('a match that cannot be opened is an error', async () => {
  const api = fakeApi({ openMatch: () => Promise.resolve(failed('bad-field', { status: 400 })) });
  expect(await lib.openMatch(api, WANTED)).toMatchObject({ ok: false, error: 'bad-field' });
});

test('one sits on the first seat, and characters have no other name', () => {
  expect(lib.seatsFor(3, 'bot', 'gustav')).toEqual([
    { kind: 'device' },
    { kind: 'bot', bot: 'gustav' },
    { kind: 'bot', bot: 'gustav' },
  ]);
  expect(lib.seatsFor(2, 'open', '')).toEqual([{ kind: 'device' }, { kind: 'open' }]);
  expect(lib.seatsFor(3, 'device', '', ['Bo', ''])).toEqual([
    { kind: 'device' },
    { kind: 'device', name: 'Bo' },
    { kind: 'device' },
  ]);
});

test('links lead to the match, and to a seat', () => {
  expect(lib.matchLink('m1')).toBe('https://cafe.example/match/m1');
  expect(lib.inviteLink('m1', 'a b')).toBe('https://cafe.example/match/m1#invite=a%20b');
});
