/** Names that can be told apart: where two are alike, each gets the number of its seat. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}
