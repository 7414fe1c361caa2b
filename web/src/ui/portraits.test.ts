import { expect, test } from 'vitest';
import { CHARACTERS } from '../lib/constants';
import { portrait } from './portraits';

const EVERYBODY = Object.values(CHARACTERS).flat();

test.each(EVERYBODY)('%s has a portrait, each shape of which is painted', (name) => {
  const shapes = portrait(name);
  expect(shapes.length).toBeGreaterThan(5);
  for (const { d, fill, stroke } of shapes) {
    expect(d).toMatch(/^M[-\d]/);
    expect(fill === 'none' ? stroke : fill).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('no two are alike, and nobody else is drawn', () => {
  expect(new Set(EVERYBODY.map((name) => JSON.stringify(portrait(name)))).size).toBe(EVERYBODY.length);
  expect(portrait('greedy')).toEqual([]);
});
