import { expect, it } from 'vitest';
import { kept } from './kept';

it('keeps everybody in their place and gives free places to newcomers', () => {
  expect(kept([], ['ITf', 'USm', 'USm'])).toEqual(['ITf', 'USm', 'USm']);
  expect(kept(['ITf', 'USm', 'USm'], ['USm', 'USm', 'AFf'])).toEqual(['AFf', 'USm', 'USm']);
  expect(kept(['ITf', 'USm'], ['USm'])).toEqual([null, 'USm']);
  expect(kept([null, 'USm'], ['USm', 'GBf', 'CNm'])).toEqual(['GBf', 'USm', 'CNm']);
});
