// The flags of the twelve nations, from circle-flags.

const drawn = import.meta.glob<string>(
  '../../node_modules/circle-flags/flags/{cf,cn,cu,de,es,fr,gb,in,it,ru,tr,us}.svg',
  { query: '?url', import: 'default', eager: true },
);

/** Where the round flag of a nation is; Africa shows the Central African Republic's. */
export function flagOf(nation: string): string {
  const file = nation === 'AF' ? 'cf' : nation.toLowerCase();
  return drawn[`../../node_modules/circle-flags/flags/${file}.svg`] ?? '';
}
