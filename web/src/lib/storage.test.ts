import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake_storage';
import { Store, storeDraft, storedDraft, storedInvites, storedViewer, storeInvites, storeViewer } from './storage';

afterEach(() => vi.unstubAllGlobals());

describe('a browser that remembers', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = fakeStorage();
  });

  test('keeps a draft for each match and seat', () => {
    storeDraft('m1', 0, { turn: 'now', moves: ['FRf@b1'] });
    expect(storedDraft('m1', 0)).toEqual({ turn: 'now', moves: ['FRf@b1'] });
    expect(storedDraft('m1', 1)).toBeNull();
    expect(storedDraft('m2', 0)).toBeNull();
  });

  test('forgets what is null', () => {
    storeDraft('m1', 0, { turn: 'now', moves: [] });
    storeDraft('m1', 0, null);
    expect(kept.size).toBe(0);
  });

  test('keeps the seat that looks, also the first', () => {
    expect(storedViewer('m1')).toBeNull();
    storeViewer('m1', 0);
    expect(storedViewer('m1')).toBe(0);
  });

  test('keeps invitations', () => {
    expect(storedInvites('m1')).toEqual([]);
    storeInvites('m1', [{ seat: 1, token: 'abc' }]);
    expect(storedInvites('m1')).toEqual([{ seat: 1, token: 'abc' }]);
  });

  test('finds nothing in what somebody else wrote', () => {
    kept.set('x', 'not json');
    expect(new Store(() => sessionStorage).read('x')).toBeNull();
    expect(new Store(() => sessionStorage).readText('x')).toBe('not json');
  });
});

test('a browser that remembers nothing is no reason to fail', () => {
  const store = new Store(() => {
    throw new Error('forbidden');
  });
  store.write('x', 1);
  expect(store.read('x')).toBeNull();
});
