import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Glide } from './glide.svelte';

const FRAME_MS = 10;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, FRAME_MS));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    clearTimeout(frame);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('in no time a figure is there at once', () => {
  const glide = new Glide<number>(3);
  glide.to(8, 0);
  expect([glide.current, glide.target]).toEqual([8, 8]);
});

test('a figure comes nearer with every frame, ever more slowly, and ends where it was to go', () => {
  const glide = new Glide<number>(0);
  glide.to(100, 50);
  expect([glide.current, glide.target]).toEqual([0, 100]);
  const seen = Array.from({ length: 5 }, () => {
    vi.advanceTimersByTime(FRAME_MS);
    return glide.current;
  });
  expect(seen.at(-1)).toBe(100);
  const steps = seen.map((figure, at) => figure - (seen[at - 1] ?? 0));
  expect(steps).toEqual([...steps].sort((one, other) => other - one));
  expect(vi.getTimerCount()).toBe(0);
});

test('several figures arrive together', () => {
  const glide = new Glide({ x: 0, width: 10 });
  glide.to({ x: 8, width: 2 }, 40);
  vi.advanceTimersByTime(2 * FRAME_MS);
  expect(glide.current).toEqual({ x: 7, width: 3 });
  vi.advanceTimersByTime(2 * FRAME_MS);
  expect(glide.current).toEqual({ x: 8, width: 2 });
});

test('whoever is sent elsewhere on the way goes there from where they are', () => {
  const glide = new Glide<number>(0);
  glide.to(80, 40);
  vi.advanceTimersByTime(2 * FRAME_MS);
  glide.to(0, 40);
  expect(glide.current).toBe(70);
  vi.advanceTimersByTime(4 * FRAME_MS);
  expect(glide.current).toBe(0);
});
