import { expect, test } from 'vitest';
import { pathIn, placeAt } from './place';

test.each([
  ['/', false, '/', { base: '', isLocal: false }],
  ['/match/local', false, '/', { base: '', isLocal: false }],
  ['/localities', false, '/', { base: '', isLocal: false }],
  ['/local', false, '/', { base: '/local', isLocal: true }],
  ['/local/match/m1', false, '/', { base: '/local', isLocal: true }],
  ['/', true, '/', { base: '', isLocal: true }],
  ['/games/cafe/rules', true, '/games/cafe/', { base: '/games/cafe', isLocal: true }],
])('of %s, local everywhere: %s, below %s', (path, onlyLocal, root, place) => {
  expect(placeAt(path, onlyLocal, root)).toEqual({ ...place, hasServer: !onlyLocal });
});

test.each([
  ['', false, '/match/m1', '/match/m1'],
  ['', false, '/', '/'],
  ['', false, '/local/', null],
  ['', false, '/local/match/m1', null],
  ['/local', true, '/local', '/'],
  ['/local', true, '/local/', '/'],
  ['/local', true, '/local/match/m1', '/match/m1'],
  ['/local', true, '/', null],
  ['/local', true, '/match/m1', null],
  ['', true, '/local/x', '/local/x'],
  ['/games/cafe', true, '/games/cafe/rules', '/rules'],
  ['/games/cafe', true, '/games/cafeteria', null],
])('from %j, local: %s, %s is the path %s', (base, isLocal, address, path) => {
  expect(pathIn({ base, isLocal }, address)).toBe(path);
});
