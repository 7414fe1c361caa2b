import { expect, test } from 'vitest';
import { Store } from '../../lib/storage';
import * as progressing from './course_progress';

function memory(text: string | null = null): Store {
  const kept = new Map<string, string>(text === null ? [] : [['cafe:tutorial', text]]);
  return new Store(
    () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      }) as unknown as Storage,
  );
}

test('whoever leaves goes on where they were, in each course', () => {
  const store = memory();
  let progress = progressing.readProgress(store);
  expect(progress).toEqual({ board: { at: 1, done: [] }, card: { at: 1, done: [] } });
  progress = progressing.reached(progress, { course: 'card', lesson: 3 });
  progress = progressing.finished(progress, 'card', 'X12');
  progress = progressing.finished(progress, 'card', 'X12');
  progressing.keep(progress, store);
  expect(progressing.readProgress(store)).toEqual({ board: { at: 1, done: [] }, card: { at: 3, done: ['X12'] } });
});

test('the end of a course is no lesson to go on with: its last one is', () => {
  const last = progressing.stationsOf('board').length;
  const progress = progressing.reached(progressing.readProgress(memory()), { course: 'board', lesson: last + 1 });
  expect(progress.board.at).toBe(last);
});

test.each([
  'nonsense',
  '[]',
  '{"board":{"at":"x","done":7}}',
  '{"board":{"at":99999,"done":["gone"]}}',
  '{"board":null}',
])('what was remembered may be broken or of an older course: %s', (text) => {
  const { board, card } = progressing.readProgress(memory(text));
  expect(board.done).toEqual([]);
  expect(progressing.stationsOf('board')[board.at - 1]).toBeDefined();
  expect(card).toEqual({ at: 1, done: [] });
});

test('the address says which lesson, and comes back from its text', () => {
  expect(progressing.readStation('')).toBeNull();
  expect(progressing.readStation('?course=chess&lesson=2')).toBeNull();
  expect(progressing.readStation('?course=card')).toEqual({ course: 'card', lesson: 1 });
  expect(progressing.readStation('?course=card&lesson=soon')).toEqual({ course: 'card', lesson: 1 });
  expect(progressing.readStation('?course=card&lesson=-4')).toEqual({ course: 'card', lesson: 1 });
  const over = progressing.stationsOf('card').length + 1;
  expect(progressing.readStation('?course=card&lesson=400')).toEqual({ course: 'card', lesson: over });
  const station = { course: 'board', lesson: 4 } as const;
  expect(progressing.readStation(new URL(progressing.addressOf(station), 'http://cafe').search)).toEqual(station);
});
