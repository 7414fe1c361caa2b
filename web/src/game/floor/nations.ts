/** The nations' letters and colours; letters and flags go with every colour. */

/** All twelve, in the order of their letters. */
export const NATIONS = ['AF', 'CN', 'CU', 'DE', 'ES', 'FR', 'GB', 'IN', 'IT', 'RU', 'TR', 'US'] as const;

/** A guest's nation; a joker has none. */
export function nationOf(guest: string): string | null {
  return guest.startsWith('*') ? null : guest.slice(0, 2);
}

export function isLady(guest: string): boolean {
  return guest.endsWith('f');
}

/** The colour that all guests and tables of a nation wear. */
export function colour(nation: string | null): string {
  return `var(--nation-${nation ?? 'joker'})`;
}
