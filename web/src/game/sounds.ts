/** Two small sounds, made on the spot; silent unless asked for. */

import { settings } from '../lib/settings.svelte';

const TUNES = {
  seat: [[392, 0, 0.07]],
  turn: [
    [523, 0, 0.12],
    [659, 0.12, 0.2],
  ],
} as const;

let context: AudioContext | null = null;

export function chime(tune: keyof typeof TUNES): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const [pitch, start, length] of TUNES[tune]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const from = context.currentTime + start;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + length);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
