// Who played on this device last: their names are there when it is passed around again.

import { deviceStorage } from './storage';

const STORAGE_KEY = 'cafe:device-names';

/** The names of those beside oneself, by seat. */
export function rememberedNames(): string[] {
  const names = deviceStorage.read<unknown>(STORAGE_KEY);
  return Array.isArray(names) ? names.map((name) => (typeof name === 'string' ? name : '')) : [];
}

export function rememberNames(names: readonly string[]): void {
  deviceStorage.write(STORAGE_KEY, names);
}
