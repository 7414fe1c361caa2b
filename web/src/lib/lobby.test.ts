import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, fakeApi, ok } from '../testing/fake_api';
import { seat, snapshot } from '../testing/matches';
import { Lobby } from './lobby.svelte';
import type { Status, Summary } from './types';

const summary = (id: string, status: Status, lastAt: number, onTurn: number | null = null) =>
  ({ id, status, last_at: lastAt, on_turn: onTurn, seats: [] }) as unknown as Summary;

let mine: Summary[];
let open: Summary[];
let running: Summary[];
let reachable: boolean;
let taken: boolean;
let asked: string[];
let lobby: Lobby;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  [mine, open, running, reachable, asked, taken] = [[], [], [], true, [], false];
  const listed = (matches: Summary[]) =>
    Promise.resolve(reachable ? ok({ matches, next: null }) : failed('unreachable'));
  lobby = new Lobby(
    fakeApi({
      listMyMatches: () => listed(mine),
      listMatches: (status) => listed(status === 'open' ? open : running),
      getMatch: (id) => {
        asked.push(id);
        return Promise.resolve(ok(snapshot({ seats: [seat({ taken_over: taken }), seat()] }, { id })));
      },
    }),
  );
  stop = () => undefined;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function look(): Promise<void> {
  stop = lobby.follow();
  await vi.advanceTimersByTimeAsync(0);
}

test('my turn comes first, then what is played, waits or is over, the latest first', async () => {
  mine = [
    summary('over', 'over', 9),
    summary('waits', 'open', 8),
    summary('theirs', 'running', 2, 1),
    summary('theirs-later', 'running', 3, 1),
    summary('mine', 'running', 1, 0),
  ];
  await look();
  expect(lobby.sorted.map(({ id }) => id)).toEqual(['mine', 'theirs-later', 'theirs', 'waits', 'over']);
  expect(lobby.latest?.id).toBe('mine');
});

test('what is mine is neither to be joined nor to be watched', async () => {
  mine = [summary('a', 'open', 1), summary('b', 'running', 1)];
  open = [summary('a', 'open', 1), summary('c', 'open', 1)];
  running = [summary('b', 'running', 1), summary('d', 'running', 1)];
  await look();
  expect(lobby.joinable.map(({ id }) => id)).toEqual(['c']);
  expect(lobby.watchable.map(({ id }) => id)).toEqual(['d']);
});

test('a turn that a bot plays for me is not mine, as soon as it has taken over', async () => {
  mine = [summary('a', 'running', 1, 0)];
  await look();
  expect(lobby.isMyTurn(mine[0]!)).toBe(true);
  taken = true;
  mine = [summary('a', 'running', 2, 0)];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lobby.isMyTurn(mine[0]!)).toBe(false);
  mine = [summary('a', 'running', 3, 1)];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(['a', 'a']);
});

test('which seats are mine is asked once', async () => {
  mine = [summary('a', 'running', 1, 0)];
  await look();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual(['a']);
});

test('a café that does not answer is no reason to forget', async () => {
  mine = [summary('a', 'open', 1)];
  await look();
  reachable = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lobby.trouble).toBe(true);
  expect(lobby.mine.matches).toHaveLength(1);
});
