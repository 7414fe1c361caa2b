import { expect, test } from 'vitest';
import { failed, fakeApi, ok } from '../testing/fake_api';
import { NO_STATISTICS } from '../testing/statistics';
import { OwnStatistics } from './own_statistics.svelte';

/** What comes of answers that tell of so many unread games. */
async function after(...unread: number[]) {
  let asked = 0;
  const own = new OwnStatistics(
    fakeApi({
      getStatistics: () => {
        const left = unread[asked];
        asked += 1;
        return Promise.resolve(left === undefined ? failed('trouble') : ok({ ...NO_STATISTICS, unread: left }));
      },
    }),
  );
  own.follow();
  await expect.poll(() => own.reading).toBe(false);
  return { own, asked };
}

test('one asks again until all games have been read', async () => {
  const { own, asked } = await after(40, 20, 0);
  expect(asked).toBe(3);
  expect(own.value?.unread).toBe(0);
});

test('a game that cannot be read is not asked for for ever', async () => {
  const { own, asked } = await after(5, 1, 1);
  expect(asked).toBe(3);
  expect(own.value?.unread).toBe(1);
});

test('what was read stays when the next request fails', async () => {
  const { own } = await after(7);
  expect(own.value?.unread).toBe(7);
  expect(own.trouble?.error).toBe('trouble');
});
