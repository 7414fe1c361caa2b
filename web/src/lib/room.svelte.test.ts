import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { view } from '../testing/matches';
import { RoomShown } from './room.svelte';

test('the room is as the view says', () => {
  const room = new RoomShown();
  room.show(view({ seated: { b1: 'FRf', a2: 'GBm' }, bar: ['USm'], birthday: 'FR' }));
  expect(room.seated).toEqual({ b1: 'FRf', a2: 'GBm' });
  expect(room.tables).toEqual({ b2: 'FR' });
  expect([room.bar, room.birthday]).toEqual([['USm'], 'FR']);
  room.show(view({ seated: { a2: 'GBm' } }));
  expect(room.seated).toEqual({ a2: 'GBm' });
  expect(room.bar).toEqual([]);
});

test('whoever looks at one place is not disturbed for another', () => {
  const room = new RoomShown();
  room.show(view({ seated: { a2: 'GBm' } }));
  const seen: Record<string, (string | undefined)[]> = { a2: [], b1: [] };
  const stop = $effect.root(() => {
    for (const place of ['a2', 'b1']) $effect(() => void seen[place]?.push(room.seated[place]));
  });
  flushSync();
  room.show(view({ seated: { a2: 'GBm', b1: 'FRf' } }));
  flushSync();
  expect(seen).toEqual({ a2: ['GBm'], b1: [undefined, 'FRf'] });
  stop();
});

test('names come when they are said, not when they are drawn', () => {
  const room = new RoomShown();
  const shown = view({ seated: { b1: 'FRf' }, bar: ['USm'] });
  room.show(shown);
  expect([room.named, room.taken]).toEqual([{}, 0]);
  room.name(shown);
  expect([room.named, room.taken]).toEqual([{ b1: 'FRf' }, 1]);
});
