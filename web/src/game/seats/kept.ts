/** A hand laid out in places: whoever stays keeps theirs, and whoever is new takes a free one. */
export function kept(places: readonly (string | null)[], hand: readonly (string | null)[]): (string | null)[] {
  const coming = [...hand];
  const next = places.map((guest) => {
    const at = guest === null ? -1 : coming.indexOf(guest);
    return at < 0 ? null : (coming.splice(at, 1)[0] ?? null);
  });
  for (const guest of coming) {
    const free = next.indexOf(null);
    if (free < 0) next.push(guest);
    else next[free] = guest;
  }
  return next;
}
