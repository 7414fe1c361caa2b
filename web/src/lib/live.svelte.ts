// What a screen reader is told as it happens. The shell holds the two live regions.

class Live {
  polite = $state('');
  urgent = $state('');
}

export const live = new Live();
let odd = false;

/** Say something to whoever listens instead of looking; the same sentence twice is heard twice. */
export function announce(sentence: string, urgency: 'polite' | 'urgent' = 'polite'): void {
  odd = !odd;
  live[urgency] = sentence + (odd ? '\u00a0' : '');
}
