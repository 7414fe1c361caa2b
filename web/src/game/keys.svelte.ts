/** Single keys as shortcuts; they can be switched off. */

import { deviceStorage } from '../lib/storage';

const STORAGE_KEY = 'cafe:keys';

class Keys {
  on = $state(deviceStorage.readText(STORAGE_KEY) !== 'off');

  set(on: boolean): void {
    this.on = on;
    deviceStorage.writeText(STORAGE_KEY, on ? 'on' : 'off');
  }
}

export const keys = new Keys();

/** A shortcut, unless somebody is typing or holds a modifier. */
export function shortcut(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target as Element | null;
  if (target?.closest('input, textarea, select, dialog, [contenteditable]')) return null;
  if (event.key === 'Escape') return 'Escape';
  return keys.on && event.key.length === 1 ? event.key.toLowerCase() : null;
}
