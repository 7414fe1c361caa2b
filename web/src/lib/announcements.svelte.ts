// What a screen reader is told as it happens. The shell holds the two live regions.

class Announcements {
  polite = $state('');
  urgent = $state('');
}

export const announcements = new Announcements();
let odd = false;

/** Say something to whoever listens instead of looking; the same sentence twice is heard twice. */
export function announce(sentence: string, urgency: 'polite' | 'urgent' = 'polite'): void {
  odd = !odd;
  announcements[urgency] = sentence + (odd ? '\u00a0' : '');
}
