/**
 * The café's sounds as samples, computed from what makes them in a room: china and brass ring in modes that fade, the
 * high ones first; wood and paper are noise through a resonance. Seeded, so that a sound is always the same.
 */

export const SOUNDS = ['bell', 'chair', 'cup', 'cards'] as const;
export type SoundName = (typeof SOUNDS)[number];

/** A mode of a ringing body: its pitch in Hz, its strength, and the seconds after which a third of it is left. */
type Mode = readonly [pitch: number, strength: number, fade: number];

const PEAK = 0.5; // all are quiet, and equally so
const FADE_OUT_S = 0.02; // at the very end, so that none stops with a click

export function samplesOf(name: SoundName, rate: number): Float32Array<ArrayBuffer> {
  const sound = RECIPES[name](rate);
  fadeOut(sound, Math.round(FADE_OUT_S * rate));
  return levelled(sound);
}

const RECIPES: Record<SoundName, (rate: number) => Float32Array<ArrayBuffer>> = { bell, chair, cup, cards };

/** A small counter bell: partials of a brass cup, each doubled and a little apart, so that it shimmers. */
function bell(rate: number): Float32Array<ArrayBuffer> {
  const strike = 1568;
  const partials: readonly Mode[] = [
    [0.5, 0.25, 0.5],
    [1, 1, 0.42],
    [2.41, 0.55, 0.24],
    [3.93, 0.35, 0.13],
    [5.78, 0.2, 0.07],
    [7.6, 0.12, 0.04],
  ];
  const modes = partials.flatMap(([ratio, strength, fade]): Mode[] => [
    [strike * ratio, strength * 0.6, fade],
    [strike * ratio * 1.0023, strength * 0.4, fade],
  ]);
  const sound = silence(1.3, rate);
  ring(sound, rate, modes, 0);
  strikeWith(sound, rate, { at: 0, lasts: 0.006, pitch: 5200, width: 2400, strength: 0.5 });
  return sound;
}

/** A cup set down on its saucer: two light touches of china, the second softer. */
function cup(rate: number): Float32Array<ArrayBuffer> {
  const china: readonly Mode[] = [
    [2130, 1, 0.06],
    [3370, 0.8, 0.05],
    [4890, 0.6, 0.035],
    [6420, 0.4, 0.022],
    [1240, 0.3, 0.03],
  ];
  const sound = silence(0.34, rate);
  for (const [at, strength, detuned] of [
    [0, 1, 1],
    [0.072, 0.45, 1.018],
    [0.118, 0.2, 0.991],
  ] as const) {
    const modes = china.map(([pitch, level, fade]): Mode => [pitch * detuned, level * strength, fade]);
    ring(sound, rate, modes, at);
    strikeWith(sound, rate, { at, lasts: 0.004, pitch: 4200, width: 3000, strength: 0.7 * strength });
  }
  return sound;
}

/** A wooden chair drawn up: a short scrape that stutters on the floor, and the knock of its legs. */
function chair(rate: number): Float32Array<ArrayBuffer> {
  const sound = silence(0.42, rate);
  const scrape = bandOf(noise(Math.round(0.22 * rate), 7), rate, 620, 420);
  const stutter = 47; // times a second that a leg sticks and slips
  scrape.forEach((value, at) => {
    const s = at / rate;
    const swell = Math.sin((Math.PI * s) / 0.22) ** 1.5;
    const slip = 0.35 + 0.65 * Math.abs(Math.sin(Math.PI * stutter * s * (1 - 0.6 * s)));
    sound[at]! += 2.6 * value * swell * slip;
  });
  const wood: readonly Mode[] = [
    [148, 1, 0.035],
    [236, 0.7, 0.028],
    [402, 0.4, 0.018],
    [710, 0.2, 0.01],
  ];
  ring(sound, rate, wood, 0.215);
  strikeWith(sound, rate, { at: 0.215, lasts: 0.008, pitch: 900, width: 900, strength: 0.5 });
  return sound;
}

/** Two cards off the deck: short bright breaths of paper with a snap at their end. */
function cards(rate: number): Float32Array<ArrayBuffer> {
  const sound = silence(0.3, rate);
  for (const [at, strength] of [
    [0, 1],
    [0.125, 0.75],
  ] as const) {
    brush(sound, rate, { at, lasts: 0.07, pitch: 2900, width: 2600, strength: 0.55 * strength });
    strikeWith(sound, rate, { at: at + 0.062, lasts: 0.012, pitch: 1800, width: 1900, strength });
    ring(sound, rate, [[310, 0.22 * strength, 0.014]], at + 0.062);
  }
  return sound;
}

// What they are made of

function silence(seconds: number, rate: number): Float32Array<ArrayBuffer> {
  return new Float32Array(Math.round(seconds * rate));
}

function ring(sound: Float32Array, rate: number, modes: readonly Mode[], at: number): void {
  const from = Math.round(at * rate);
  const attack = 0.0008 * rate; // nothing begins in no time
  for (const [pitch, strength, fade] of modes) {
    if (pitch > rate / 2.2) continue; // it would come back as another
    const turn = (2 * Math.PI * pitch) / rate;
    for (let index = from; index < sound.length; index += 1) {
      const since = index - from;
      const level = strength * Math.exp(-since / (fade * rate)) * Math.min(1, since / attack);
      sound[index]! += level * Math.sin(turn * since);
    }
  }
}

interface Burst {
  readonly at: number;
  readonly lasts: number;
  readonly pitch: number;
  readonly width: number;
  readonly strength: number;
}

/** A burst of noise that fades at once: something hits something. */
function strikeWith(sound: Float32Array, rate: number, burst: Burst): void {
  addNoise(sound, rate, burst, 5 * burst.lasts, (s) => Math.exp(-s / burst.lasts));
}

/** A breath of noise that swells and fades: something rubs along something. */
function brush(sound: Float32Array, rate: number, burst: Burst): void {
  addNoise(sound, rate, burst, burst.lasts, (s) => Math.sin((Math.PI * s) / burst.lasts) ** 2);
}

function addNoise(sound: Float32Array, rate: number, burst: Burst, lasts: number, level: (s: number) => number): void {
  const from = Math.round(burst.at * rate);
  const breath = bandOf(noise(Math.round(lasts * rate), 11 + from), rate, burst.pitch, burst.width);
  for (let at = 0; at < breath.length && from + at < sound.length; at += 1) {
    sound[from + at]! += burst.strength * breath[at]! * level(at / rate);
  }
}

/** White noise between -1 and 1 (mulberry32). */
function noise(length: number, seed: number): Float32Array {
  let state = seed >>> 0;
  return Float32Array.from({ length }, () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  });
}

/** Only what sounds around a pitch: a band-pass of the second order, with its middle as loud as before. */
function bandOf(input: Float32Array, rate: number, pitch: number, width: number): Float32Array {
  const turn = (2 * Math.PI * Math.min(pitch, rate / 2.5)) / rate;
  const alpha = Math.sin(turn) * Math.min(1.5, width / (2 * pitch));
  const [b0, a0, a1, a2] = [alpha, 1 + alpha, -2 * Math.cos(turn), 1 - alpha];
  const output = new Float32Array(input.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  input.forEach((x, index) => {
    const y = (b0 * (x - x2) - a1 * y1 - a2 * y2) / a0;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    output[index] = y;
  });
  return output;
}

function fadeOut(sound: Float32Array, over: number): void {
  for (let left = 0; left < over; left += 1) sound[sound.length - 1 - left]! *= left / over;
}

function levelled(sound: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return sound.map((value) => (value * PEAK) / loudest);
}
