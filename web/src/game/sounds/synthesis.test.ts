import { describe, expect, test } from 'vitest';
import { samplesOf, SOUNDS, type SoundName } from './synthesis';

const RATE = 44_100;
const made = new Map(SOUNDS.map((name) => [name, samplesOf(name, RATE)]));
const of = (name: SoundName) => made.get(name)!;

/** The mean loudness between two times. */
function loudness(sound: Float32Array, from: number, to: number): number {
  const part = sound.subarray(Math.round(from * RATE), Math.round(to * RATE));
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
}

/** How strong one pitch is in a sound (Goertzel). */
function strengthAt(sound: Float32Array, pitch: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * pitch) / RATE);
  let [last, before] = [0, 0];
  for (const value of sound) [last, before] = [value + turn * last - before, last];
  return Math.sqrt(last * last + before * before - turn * last * before) / sound.length;
}

/** The pitch below which half of the power lies, by a coarse scan. */
function middlePitch(sound: Float32Array): number {
  const pitches = Array.from({ length: 200 }, (_, at) => 50 + at * 50);
  const powers = pitches.map((pitch) => strengthAt(sound, pitch) ** 2);
  const half = powers.reduce((sum, power) => sum + power, 0) / 2;
  let sum = 0;
  return pitches[powers.findIndex((power) => (sum += power) >= half)] ?? 0;
}

describe.each(SOUNDS)('the %s', (name) => {
  const sound = of(name);

  test('is finite, quiet and without an offset', () => {
    expect(sound.every(Number.isFinite)).toBe(true);
    expect(sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeCloseTo(0.5, 5);
    expect(Math.abs(sound.reduce((sum, value) => sum + value, 0) / sound.length)).toBeLessThan(0.005);
  });

  test('is short, begins and ends in silence', () => {
    expect(sound.length / RATE).toBeLessThanOrEqual(1.3);
    expect(Math.abs(sound[0]!)).toBeLessThan(0.05);
    expect(sound.at(-1)).toBeCloseTo(0, 6);
  });

  test('has faded by its end', () => {
    const lasts = sound.length / RATE;
    expect(loudness(sound, 0.85 * lasts, lasts)).toBeLessThan(0.25 * loudness(sound, 0, 0.5 * lasts));
  });

  test('is the same every time, and like itself at another rate', () => {
    expect(samplesOf(name, RATE)).toEqual(sound);
    const other = samplesOf(name, 48_000);
    expect(other.length / 48_000).toBeCloseTo(sound.length / RATE, 3);
  });
});

test('the bell rings in its partials and not between them, the high ones shorter', () => {
  const bell = of('bell');
  expect(strengthAt(bell, 1568)).toBeGreaterThan(20 * strengthAt(bell, 2200));
  expect(strengthAt(bell, 1568 * 2.41)).toBeGreaterThan(5 * strengthAt(bell, 3000));
  const late = bell.subarray(Math.round(0.5 * RATE));
  const share = (part: Float32Array) => strengthAt(part, 1568 * 3.93) / strengthAt(part, 1568);
  expect(share(late)).toBeLessThan(0.3 * share(bell));
});

test('china is bright, wood is dark, paper lies between', () => {
  expect(middlePitch(of('chair'))).toBeLessThan(900);
  expect(middlePitch(of('cards'))).toBeGreaterThan(1200);
  expect(middlePitch(of('cup'))).toBeGreaterThan(1900);
});

test('a cup touches its saucer more than once, each time softer', () => {
  const cup = of('cup');
  const [first, second] = [loudness(cup, 0, 0.01), loudness(cup, 0.073, 0.083)];
  expect(second).toBeGreaterThan(1.2 * loudness(cup, 0.06, 0.07));
  expect(first).toBeGreaterThan(second);
});

test('a chair is drawn before it knocks', () => {
  const chair = of('chair');
  expect(loudness(chair, 0.05, 0.2)).toBeGreaterThan(0.02);
  expect(loudness(chair, 0.216, 0.24)).toBeGreaterThan(1.5 * loudness(chair, 0.05, 0.2));
});

test('two cards leave the deck', () => {
  const cards = of('cards');
  const [first, gap, second] = [
    loudness(cards, 0.06, 0.08),
    loudness(cards, 0.115, 0.125),
    loudness(cards, 0.185, 0.205),
  ];
  expect(first).toBeGreaterThan(3 * gap);
  expect(second).toBeGreaterThan(3 * gap);
});
