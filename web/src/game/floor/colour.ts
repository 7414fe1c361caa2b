/** The colour that all guests and tables of a nation wear; letters and flags go with it. A joker has a colour too. */
export function colour(nation: string | null): string {
  return `var(--nation-${nation ?? 'joker'})`;
}
