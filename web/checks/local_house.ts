// The café without a server, by the Python of browsers: whole games of both editions over a storage that is JavaScript's.
// `node local_house.ts FOLDER`, where msgspec for WebAssembly lies unpacked in FOLDER.

import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

interface Answer {
  status: number;
  type: string;
  body: string;
}
interface State {
  seq: number;
  status: string;
  view: { player: number };
}
interface House {
  respond(method: string, path: string, body: string | null, language: string): Promise<string>;
  follow(number: number, path: string): void;
  close(): Promise<void>;
}
interface Change {
  op: 'add' | 'put' | 'delete';
  store: string;
  key: unknown;
  value: string;
}
type Pair = [unknown, string];

const PACE_MS = 10; // of the bots
const GAMES: Record<string, string[]> = { board: ['gustav', 'greedy'], card: ['tobi', 'random'] };

/** A storage with promises that never reject, as a browser's is wrapped. */
class Storage {
  private readonly stores = new Map<string, Map<string, Pair>>();

  write(changes: string): Promise<string> {
    const wanted = JSON.parse(changes) as Change[];
    if (wanted.some(({ op, store, key }) => op === 'add' && this.of(store).has(JSON.stringify(key))))
      return Promise.resolve('conflict');
    for (const { op, store, key, value } of wanted) {
      if (op === 'delete') this.of(store).delete(JSON.stringify(key));
      else this.of(store).set(JSON.stringify(key), [key, value]);
    }
    return Promise.resolve('ok');
  }

  read(store: string, first: string | null | undefined, last: string | null | undefined): Promise<string> {
    const [from, to] = [first, last].map((bound) => (bound == null ? null : (JSON.parse(bound) as unknown)));
    const found = [...this.of(store).values()].filter(
      ([key]) => (from === null || compare(key, from) >= 0) && (to === null || compare(key, to) <= 0),
    );
    return Promise.resolve(JSON.stringify(found.sort(([one], [other]) => compare(one, other))));
  }

  private of(store: string): Map<string, Pair> {
    let found = this.stores.get(store);
    if (!found) this.stores.set(store, (found = new Map<string, Pair>()));
    return found;
  }
}

/** Keys in the order of IndexedDB: lists part by part. */
function compare(one: unknown, other: unknown): number {
  if (Array.isArray(one) && Array.isArray(other)) {
    const differing = one.findIndex((part, at) => part !== other[at]);
    return differing < 0 ? one.length - other.length : compare(one[differing], other[differing]);
  }
  return one === other ? 0 : (one as string) < (other as string) ? -1 : 1;
}

const [msgspec] = process.argv.slice(2);
if (!msgspec) throw new Error('usage: node local_house.ts FOLDER (with msgspec for WebAssembly in it)');
const python = await loadPyodide({ enableRunUntilComplete: false });
python.mountNodeFS('/project', fileURLToPath(new URL('../..', import.meta.url)));
python.mountNodeFS('/wheels', msgspec);
python.runPython('import sys; sys.path[:0] = ["/project/src", "/wheels"]');

const storage = new Storage();
const told: string[] = [];
let house = await open();
for (const [edition, bots] of Object.entries(GAMES)) await playWholeGame(edition, bots);
await house.close();
house = await open();
const { matches } = (await ask('GET', '/api/me/matches')) as { matches: { id: string; status: string }[] };
if (matches.map(({ status }) => status).join() !== 'over,over') throw new Error('the games were not kept');
for (const { id } of matches) await ask('GET', `/api/matches/${id}/replay`); // which folds the whole log
const { games } = (await ask('GET', '/api/me/statistics')) as { games: unknown[] };
if (games.length !== matches.length) throw new Error('the games were not counted');
await house.close();
console.log('both games are kept');
process.exit(0); // timers that nobody waits for any more would keep it open

async function open(): Promise<House> {
  const openHouse = python.runPython(`
from cafe.local.house import open_house
from cafe.local.services import Ways
lambda storage, tell, pace: open_house(storage, tell, "en", Ways(bot_pace_ms=pace))
`) as (storage: Storage, tell: unknown, pace: number) => Promise<House>;
  const tell = (_: number, text: string): void => void told.push(text);
  return openHouse(storage, tell, PACE_MS);
}

async function playWholeGame(edition: string, bots: string[]): Promise<void> {
  const seats = [{ kind: 'device' }, ...bots.map((bot) => ({ kind: 'bot', bot }))];
  const opened = (await ask('POST', '/api/matches', { edition, seats, start: true })) as { match: { id: string } };
  const match = `/api/matches/${opened.match.id}`;
  told.length = 0;
  house.follow(1, `${match}/follow?after=0`);
  let turns = 0;
  for (;;) {
    const { state } = (await ask('GET', match)) as { state: State };
    if (state.status === 'over') break;
    if (state.view.player !== 0) await new Promise((done) => setTimeout(done, PACE_MS));
    else {
      const body = { seat: 0, moves: await draft(match), seen: state.seq, key: `${edition}-${turns++}` };
      await ask('POST', `${match}/moves`, body);
    }
  }
  const { state } = (await ask('GET', match)) as { state: State };
  await new Promise((done) => setTimeout(done, PACE_MS));
  const rows = told.flatMap((text) => (JSON.parse(text) as { entries: { seq: number }[] }).entries);
  if (rows.map(({ seq }) => seq).join() !== Array.from({ length: state.seq }, (_, at) => at + 1).join())
    throw new Error(`${edition}: followers were not told every row once`);
  const file = (await ask('GET', `${match}/export`)) as string;
  if (!file.includes(`=bot:${bots[0] ?? ''}`)) throw new Error(`${edition}: the file does not name its bots`);
  console.log(`${edition}: played to the end, ${turns} turns of one's own, ${state.seq} rows`);
}

/** The moves of a whole turn: the last offer, until it ends or something is revealed. */
async function draft(match: string): Promise<string[]> {
  const moves: string[] = [];
  for (;;) {
    const { offers } = (await ask('POST', `${match}/preview`, { seat: 0, moves })) as {
      offers: { kind: string; move: string }[];
    };
    const next = offers.find(({ kind }) => kind === 'end-turn' || kind === 'draw') ?? offers.at(-1);
    if (!next) return moves;
    moves.push(next.move);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const sent = body === undefined ? null : JSON.stringify(body);
  const answer = JSON.parse(await house.respond(method, path, sent, 'en')) as Answer;
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
  return answer.type === 'application/json' && answer.body ? JSON.parse(answer.body) : answer.body;
}
