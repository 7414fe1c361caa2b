import { beforeAll, describe, expect, test } from 'vitest';
import { fetchWords, LANGUAGES, sayIn, text, type PlaceWords } from '../../lib/words.svelte';
import { nationsOn, planOf } from '../../testing/plans';
import { namesOf } from './names';
import { placeWords } from './words';

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(fetchWords));
});

const corners = planOf('corners');
const ring = planOf('ring');
const card = planOf('card');
const onCorners = placeWords(corners, nationsOn(corners));
const cornerNames = namesOf(corners, nationsOn(corners));
const laid = (b2: string, d2: string, c3: string, b4: string, d4: string) => ({ b2, d2, c3, b4, d4 });

function placesIn(plan: typeof card, nations: Record<string, string>) {
  return { words: placeWords(plan, nations), chairs: Object.keys(plan.chairs), tables: Object.keys(plan.tables) };
}

describe('a table is called by its nation', () => {
  test('and by its side where the nation has two', () => {
    expect(['d2', 'f2', 'b2', 'b4'].map((cell) => cornerNames.table(cell))).toEqual([
      { nation: 'DE', side: 'left' },
      { nation: 'DE', side: 'right' },
      { nation: 'RU', side: 'upper' },
      { nation: 'RU', side: 'lower' },
    ]);
  });

  test('alone where it has one', () => {
    const names = namesOf(card, laid('DE', 'FR', 'US', 'IT', 'TR'));
    expect(names.table('c3')).toEqual({ nation: 'US', side: null });
  });

  test('and the middle one of the card game is the middle one', () => {
    const names = namesOf(card, laid('DE', 'FR', 'DE', 'IT', 'TR'));
    expect([names.table('b2')?.side, names.table('c3')?.side]).toEqual(['left', 'middle']);
  });

  test('and has no name before it is laid', () => {
    const names = namesOf(card, { b2: 'DE' });
    expect(names.table('d2')).toBeNull();
    expect(names.chair('d1')).toBeNull();
    expect(names.chair('c2')).toEqual({ kind: 'at', table: { nation: 'DE', side: null }, side: 'right' });
  });
});

describe('no two places share a name', () => {
  const nations = ['DE', 'FR', 'US', 'IT', 'TR'];
  const spots = ['b2', 'd2', 'c3', 'b4', 'd4'];
  const doubled = spots.flatMap((one, first) =>
    spots.slice(first + 1).flatMap((other) =>
      // the nation of one stands at another, too; then the last two of the rest share theirs as well
      [0, 1].map((twice) => {
        const tables = Object.fromEntries(spots.map((spot, index) => [spot, nations[index]!]));
        tables[other] = tables[one]!;
        const rest = spots.filter((spot) => spot !== one && spot !== other);
        if (twice) tables[rest[0]!] = tables[rest[2]!]!;
        return tables;
      }),
    ),
  );
  const rooms: [string, typeof card, Record<string, string>][] = [
    ['corners', corners, nationsOn(corners)],
    ['ring', ring, nationsOn(ring)],
    ...doubled.map((tables): [string, typeof card, Record<string, string>] => [JSON.stringify(tables), card, tables]),
  ];

  test.each(rooms)('in %s, in any language', (_, plan, nations) => {
    const { words, chairs, tables } = placesIn(plan, nations);
    for (const language of LANGUAGES) {
      const said = (places: PlaceWords) => [
        ...chairs.map((chair) => text('left-alone', language, { guest: 'USm', chair }, null, places)),
        ...tables.map((table) => text('club-hosted', language, tableFact(table), null, places)),
      ];
      const sentences = said(words);
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const sentence of sentences) expect(sentence).not.toMatch(/\b[a-o]\d{1,2}\b|[{}]|none/);
    }
  });

  const tableFact = (table: string) => ({ table, player: 0, points: 20, one_nation: [] });
});

describe('a chair is said in every language', () => {
  const seated = (chair: string) => ({
    type: 'guest-seated',
    player: 0,
    guest: 'USm',
    chair,
    receipt: [],
    one_nation: [],
    waits: false,
    points: 2,
  });
  const names = ['Ada'];
  const said = (chair: string, places = onCorners) =>
    LANGUAGES.map((language) => sayIn(language, seated(chair), names, places));

  test('between two nations', () => {
    expect(said('l12')).toEqual([
      'Ada seats the American gentleman on the right chair between France and the USA and scores 2 points.',
      'Ada setzt den Herrn aus den USA auf den rechten Stuhl zwischen Frankreich und den USA und erhält 2 Punkte.',
      'Ada place l’Américain sur la chaise de droite entre la France et les États-Unis et marque 2 points.',
      'Ada zet de Amerikaanse heer op de rechterstoel tussen Frankrijk en de VS en scoort 2 punten.',
    ]);
  });

  test('between both tables of a nation', () => {
    expect(said('k13')).toEqual([
      'Ada seats the American gentleman on the chair between the two American tables and scores 2 points.',
      'Ada setzt den Herrn aus den USA auf den Stuhl zwischen den beiden USA-Tischen und erhält 2 Punkte.',
      'Ada place l’Américain sur la chaise entre les deux tables américaines et marque 2 points.',
      'Ada zet de Amerikaanse heer op de stoel tussen de twee Amerikaanse tafels en scoort 2 punten.',
    ]);
  });

  test('at one table', () => {
    expect(said('l14')).toEqual([
      'Ada seats the American gentleman on the lower chair at the right American table and scores 2 points.',
      'Ada setzt den Herrn aus den USA auf den unteren Stuhl am rechten USA-Tisch und erhält 2 Punkte.',
      'Ada place l’Américain sur la chaise du bas à la table américaine de droite et marque 2 points.',
      'Ada zet de Amerikaanse heer op de onderste stoel aan de rechter Amerikaanse tafel en scoort 2 punten.',
    ]);
  });

  test('between three tables of the card game', () => {
    const places = placeWords(card, laid('DE', 'FR', 'US', 'IT', 'TR'));
    expect(said('c2', places)[0]).toContain('on the chair between Germany, France and the USA');
    expect(said('d3', places)[1]).toContain('auf den Stuhl zwischen Frankreich, den USA und der Türkei');
    expect(said('b3', placeWords(card, laid('IT', 'FR', 'US', 'IT', 'TR')))[2]).toContain(
      'sur la chaise entre les deux tables italiennes et les États-Unis',
    );
  });
});

describe('a sentence speaks of tables by name', () => {
  const inEvery = (fact: { type: string }, places: PlaceWords) =>
    LANGUAGES.map((language) => sayIn(language, fact, null, places));

  test('where the balance is lost', () => {
    const unbalanced = { type: 'unbalanced', table: 'l13', nation: 'US', ladies: 0, gentlemen: 2 };
    expect(inEvery(unbalanced, onCorners)).toEqual([
      'At the right American table there would be 2 gentlemen and no lady.',
      'Am rechten USA-Tisch säßen dann 2 Herren und keine Dame.',
      'À la table américaine de droite, il y aurait 2 hommes et aucune femme.',
      'Aan de rechter Amerikaanse tafel zouden dan 2 heren en geen dame zitten.',
    ]);
  });

  test('where company is awaited', () => {
    const waits = { type: 'someone-waits', guest: 'USf', chair: 'l12', tables: ['l11', 'l13'] };
    expect(inEvery(waits, onCorners)[0]).toBe(
      'The American lady on the right chair between France and the USA is still waiting for company: ' +
        'the next guest must sit at the right French table or at the right American table.',
    );
    expect(inEvery(waits, onCorners)[1]).toContain('muss am rechten Frankreich-Tisch oder am rechten USA-Tisch Platz');
  });

  test('where tables are cleared, as they were called then, and laid anew', () => {
    const cleared = { type: 'tables-cleared', tables: ['c3', 'd4'], nations: ['FR', 'IT'], left: [['c2', 'ITm']] };
    const places = placeWords(card, laid('FR', 'DE', 'FR', 'US', 'IT'));
    expect(inEvery(cleared, places)).toEqual([
      'Full and cleared: the middle French table and the Italian table. 1 guest leaves the café.',
      'Voll besetzt und abgeräumt: der mittlere Frankreich-Tisch und der Italien-Tisch. 1 Gast verlässt das Café.',
      'On débarrasse\u00a0: la table française du milieu et la table italienne. 1 client quitte le café.',
      'Vol en afgeruimd: de middelste Franse tafel en de Italiaanse tafel. 1 gast verlaat het café.',
    ]);
    expect(inEvery({ type: 'table-laid', table: 'd4', nation: 'CU' } as { type: string }, places)).toEqual([
      'A new table at the lower right: Cuba.',
      'Ein neuer Tisch unten rechts: Kuba.',
      'Nouvelle table en bas à droite\u00a0: Cuba.',
      'Een nieuwe tafel rechtsonder: Cuba.',
    ]);
  });

  test('and a table that has been replaced since keeps its nation', () => {
    const line = { type: 'unbalanced', table: 'c3', nation: 'FR', ladies: 2, gentlemen: 0 };
    const places = placeWords(card, laid('CN', 'DE', 'RU', 'US', 'IT'));
    expect(sayIn('en', line, null, places)).toContain('At the French table there');
  });
});

test('without names a place goes by its cell', () => {
  expect(sayIn('en', { type: 'chair-taken', chair: 'k13', by: 'USf' })).toContain('Chair k13 is taken');
});
