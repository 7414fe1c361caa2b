/** Single keys as shortcuts; they can be switched off. */

const STORED = 'cafe:keys';

class Keys {
  on = $state(remembered() !== 'off');

  set(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(STORED, on ? 'on' : 'off');
    } catch {
      // remembered for as long as the page is open
    }
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

function remembered(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}
