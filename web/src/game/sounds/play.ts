/** The café's few quiet sounds: silent unless asked for, and not even loaded before. */

import { settings } from '../../lib/settings.svelte';
import type { GameEvent } from '../../lib/types';
import { heard } from './heard';
import type { SoundName } from './synthesis';

interface Player {
  readonly context: AudioContext;
  readonly volume: GainNode;
  readonly sounds: Map<SoundName, AudioBuffer>;
  readonly samplesOf: (name: SoundName, rate: number) => Float32Array<ArrayBuffer>;
}

const AT_ONCE_MS = 60; // two of a kind that are nearer to each other are heard as one

let coming: Promise<Player> | null = null;
const heardAt = new Map<SoundName, number>();

/** Let something be heard, if the person wants that and the browser allows it. */
export async function sound(name: SoundName): Promise<void> {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === 'undefined') return;
  const now = performance.now();
  if (now - (heardAt.get(name) ?? -Infinity) < AT_ONCE_MS) return;
  heardAt.set(name, now);
  try {
    const player = await prepared();
    if (player.context.state !== 'running') await player.context.resume();
    const source = player.context.createBufferSource();
    source.buffer = bufferOf(name, player);
    player.volume.gain.value = settings.volume ** 2; // as loudness is felt
    source.connect(player.volume);
    source.start();
  } catch {
    coming = null; // without a device to play on, the café is silent
  }
}

/** Let be heard what happened. */
export function hear(events: readonly GameEvent[]): void {
  for (const name of heard(events)) void sound(name);
}

function prepared(): Promise<Player> {
  coming ??= import('./synthesis').then(({ samplesOf }) => {
    const context = new AudioContext();
    const volume = context.createGain();
    volume.connect(context.destination);
    return { context, volume, sounds: new Map<SoundName, AudioBuffer>(), samplesOf };
  });
  return coming;
}

/** The samples, computed at the first time. */
function bufferOf(name: SoundName, { context, sounds, samplesOf }: Player): AudioBuffer {
  const known = sounds.get(name);
  if (known) return known;
  const samples = samplesOf(name, context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  sounds.set(name, buffer);
  return buffer;
}
