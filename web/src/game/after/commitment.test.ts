import { expect, test } from 'vitest';
import { canCheck, commitmentOf } from './commitment';

test('a seed has the commitment that Python publishes', async () => {
  expect(canCheck()).toBe(true);
  expect(await commitmentOf('a table by the window ☕')).toBe(
    'f65e48c10d577980280f69eb7381103743e073de1ed9b99c673cb7018ca08af3',
  );
});

test('another seed has another one', async () => {
  expect(await commitmentOf('b')).not.toBe(await commitmentOf('a'));
});
