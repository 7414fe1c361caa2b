import { expect, test } from 'vitest';
import { readRoute } from './routes';

test.each([
  ['/', '', { page: 'start' }],
  ['/new', '', { page: 'new' }],
  ['/new', '?edition=card', { page: 'new', edition: 'card' }],
  ['/new', '?edition=chess', { page: 'new' }],
  ['/match/rM4x9c', '', { page: 'match', id: 'rM4x9c' }],
  ['/match/rM4x9c/', '', { page: 'match', id: 'rM4x9c' }],
  ['/match/rM4x9c/replay', '', { page: 'replay', id: 'rM4x9c' }],
  ['/rules', '', { page: 'rules' }],
  ['/rules/E3', '', { page: 'rules', ruleId: 'E3' }],
  ['/tutorial', '', { page: 'tutorial' }],
  ['/referee', '', { page: 'referee' }],
  ['/link', '', { page: 'link' }],
  ['/me', '', { page: 'me' }],
  ['/me/statistics', '', { page: 'me/statistics' }],
  ['/daily', '', { page: 'daily' }],
  ['/challenge', '', { page: 'challenge' }],
])('%s%s is a page', (path, search, route) => {
  expect(readRoute(path, search)).toEqual(route);
});

test.each([
  '/match',
  '/match/a/b',
  '/match/a/replay/c',
  '/rules/E3/x',
  '/new/x',
  '/kitchen',
  '/me/x',
  '/me/statistics/x',
  '/statistics',
])('%s is nowhere', (path) => {
  expect(readRoute(path)).toEqual({ page: 'nowhere' });
});

test('an address with a broken escape is read as it stands', () => {
  expect(readRoute('/match/%E0%A4%A')).toEqual({ page: 'match', id: '%E0%A4%A' });
});
