import { expect, test } from 'vitest';
import type { PuzzleClient } from '../../lib/puzzle_client';
import type { Draft, Puzzle, PuzzleAnswer, View } from '../../lib/types';
import { fakeApi, failed, ok } from '../../testing/fake_api';
import { Puzzling } from './puzzling.svelte';

const VIEW = {
  player: 1,
  hands: [['USm'], ['ITf']],
  seated: {},
  tables: {},
  bar: [],
  scores: [3, 5],
} as unknown as View;
const AFTER = { ...VIEW, seated: { k13: 'ITf' } };
const PUZZLE = { listed: { id: 'board-1', edition: 'board', players: 2 }, view: VIEW, offers: [] } as unknown as Puzzle;
const ANSWER = { outcome: 'wrong', best: { moves: ['ITf@k13', 'end'] }, yours: { moves: ['end'] } };

function puzzling(more: Partial<PuzzleClient> = {}): Puzzling {
  const answers: Partial<PuzzleClient> = {
    getPuzzle: () => Promise.resolve(ok(PUZZLE)),
    preview: () => Promise.resolve(ok({ view: AFTER, steps: [], legal: true } as unknown as Draft)),
    answer: () => Promise.resolve(ok(ANSWER as unknown as PuzzleAnswer)),
    giveUp: () => Promise.resolve(ok({ ...ANSWER, outcome: 'given-up', yours: null } as unknown as PuzzleAnswer)),
    ...more,
  };
  return new Puzzling(fakeApi(answers as never) as unknown as PuzzleClient, 'board-1');
}

test('a puzzle is a match in which it is the turn of the seat one looks from', async () => {
  const one = puzzling();
  const match = await one.getMatch();
  expect(match.ok && match.value.state).toMatchObject({ status: 'running', you: { seat: 1, seats: [1] }, view: VIEW });
  expect(match.ok && match.value.state.seats).toHaveLength(2);
});

test('a turn is an answer, and the match is over', async () => {
  const one = puzzling();
  one.follower.take(await one.getMatch());
  const news = await one.play('board-1', { moves: ['end'] });
  expect(news.ok && news.value.state.status).toBe('over');
  expect(one.answer?.outcome).toBe('wrong');
  expect(one.movesShown).toEqual(['end']);
});

test('the room shows the best turn and the position before it', async () => {
  const one = puzzling();
  one.follower.take(await one.getMatch());
  await one.giveUp();
  expect(one.shown).toBe('best');
  expect(one.follower.view).toEqual(AFTER);
  expect(one.movesShown).toEqual(['ITf@k13', 'end']);
  await one.show('before');
  expect(one.follower.view).toEqual(VIEW);
  expect(one.movesShown).toEqual([]);
});

test('what is refused or unreachable is no answer', async () => {
  const refused = failed('refused', { status: 422, body: { step: 1, objections: [] } });
  const one = puzzling({
    answer: () => Promise.resolve(refused),
    giveUp: () => Promise.resolve(failed('unreachable')),
  });
  one.follower.take(await one.getMatch());
  expect(await one.play('board-1', { moves: ['end'] })).toBe(refused);
  await one.giveUp();
  expect(one.answer).toBeNull();
  expect(one.trouble?.error).toBe('unreachable');
});
