import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { Doorway, type Surroundings } from './doorway.svelte';
import type { Engine } from './house';
import type { Asked, BetweenTabs, FromWorker, ToWorker } from './messages';
import type { Channel, Locks } from './tabs';

interface Tab {
  readonly doorway: Doorway;
  close(): void;
}

/** A browser with tabs, one lock manager, and engines that answer when a test wants it. */
class FakeBrowser {
  readonly engines: FakeEngine[] = [];
  version = 'v1';
  #held = new Map<string, (() => void)[]>();
  #ids = 0;
  #listeners: ((message: BetweenTabs, from: object) => void)[] = [];

  tab(trouble: Surroundings['trouble'] = null): Tab {
    const ends: (() => void)[] = [];
    const locks = this.#locks(ends);
    const channel = this.#channel();
    const around: Surroundings = {
      trouble,
      locks,
      channel,
      startEngine: () => {
        const engine = new FakeEngine(this.version);
        this.engines.push(engine);
        ends.push(() => engine.terminate());
        return engine;
      },
      folder: '/python/',
      language: () => 'en',
      newId: () => `id${++this.#ids}`,
      ownVersion: () => Promise.resolve(this.version),
    };
    return { doorway: new Doorway(around), close: () => ends.splice(0).forEach((end) => end()) };
  }

  get last(): FakeEngine {
    return this.engines.at(-1)!;
  }

  /** A tab that is gone holds nothing any more. */
  #locks(ends: (() => void)[]): Locks {
    return {
      request: (name, { signal }, held) =>
        new Promise((resolve, reject) => {
          const queue = this.#held.get(name) ?? [];
          this.#held.set(name, queue);
          const release = (): void => {
            const at = queue.indexOf(grant);
            if (at < 0) return;
            queue.splice(at, 1);
            if (at === 0) queue[0]?.();
          };
          const grant = (): void => {
            void held().then((value) => {
              release();
              resolve(value);
            });
          };
          signal?.addEventListener('abort', () => {
            if (queue.indexOf(grant) > 0) release();
            reject(new Error('aborted'));
          });
          ends.push(release);
          queue.push(grant);
          if (queue[0] === grant) queueMicrotask(grant);
        }),
    };
  }

  #channel(): Channel {
    const own = {};
    const mine = new Map<unknown, (message: BetweenTabs, from: object) => void>();
    return {
      postMessage: (message) => queueMicrotask(() => this.#listeners.slice().forEach((hear) => hear(message, own))),
      addEventListener: (_, listener) => {
        const hear = (message: BetweenTabs, from: object) => from !== own && listener({ data: message });
        mine.set(listener, hear);
        this.#listeners.push(hear);
      },
      removeEventListener: (_, listener) => {
        this.#listeners = this.#listeners.filter((hear) => hear !== mine.get(listener));
      },
    };
  }
}

class FakeEngine implements Engine {
  onmessage: Engine['onmessage'] = null;
  onerror: Engine['onerror'] = null;
  readonly heard: ToWorker[] = [];
  ended = false;
  closesAtOnce = true;

  constructor(readonly version: string) {}

  postMessage(message: ToWorker): void {
    this.heard.push(message);
    if (message.kind === 'close' && this.closesAtOnce) this.say({ kind: 'closed' });
  }

  terminate(): void {
    this.ended = true;
  }

  say(message: FromWorker): void {
    queueMicrotask(() => this.onmessage?.({ data: message }));
  }

  open(): void {
    this.say({ kind: 'ready', version: this.version });
  }

  /** Answer everything that was asked and is not answered yet. */
  answer(): void {
    for (const message of this.heard.splice(0))
      if (message.kind === 'request')
        this.say({ kind: 'answer', number: message.number, answer: `${message.asked.path}!` });
  }
}

const ASKED: Asked = { method: 'GET', path: '/api/me', body: null, language: 'en' };
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  flushSync();
};

/** A browser whose first tab has opened the café. */
async function withCafe(): Promise<{ browser: FakeBrowser; first: Tab }> {
  const browser = new FakeBrowser();
  const first = browser.tab();
  first.doorway.enter();
  await openLast(browser);
  return { browser, first };
}

/** Let the latest engine open the café, once it has been started. */
async function openLast(browser: FakeBrowser): Promise<void> {
  await settle();
  browser.last.open();
  await settle();
}

test('whoever asks is answered as soon as the café is open', async () => {
  const browser = new FakeBrowser();
  const { doorway } = browser.tab();
  const answer = doorway.request(ASKED);
  await settle();
  expect(doorway.entered).toBe(false);
  browser.last.say({ kind: 'fetched', bytes: 1, of: 2 });
  await settle();
  expect(doorway.status).toEqual({ step: 'fetching', bytes: 1, of: 2 });
  browser.last.open();
  await settle();
  browser.last.answer();
  expect(await answer).toBe('/api/me!');
  expect(doorway.entered).toBe(true);
});

test('a second tab asks the first, and only one café is opened', async () => {
  const { browser } = await withCafe();
  const second = browser.tab();
  const answer = second.doorway.request(ASKED);
  await settle();
  browser.last.answer();
  expect(await answer).toBe('/api/me!');
  expect(browser.engines).toHaveLength(1);
  expect(second.doorway.leads).toBe(false);
});

test('news reach the tab that follows, until it stops', async () => {
  const { browser } = await withCafe();
  const second = browser.tab();
  second.doorway.enter();
  const [opened, told] = [vi.fn(), vi.fn()];
  const stop = second.doorway.follow('/api/matches/m/follow', opened, told);
  await settle();
  const followed = browser.last.heard.find((message) => message.kind === 'follow')!;
  browser.last.say({ kind: 'told', number: followed.number, text: '{}' });
  await settle();
  expect(opened).toHaveBeenCalledOnce();
  expect(told.mock.calls).toEqual([['{}']]);
  stop();
  await settle();
  expect(browser.last.heard.at(-1)).toEqual({ kind: 'unfollow', number: followed.number });
});

test('when the tab with the café goes, the next one opens it, and what was not answered is asked again', async () => {
  const { browser, first } = await withCafe();
  const second = browser.tab();
  second.doorway.enter();
  await settle();
  const told = vi.fn();
  second.doorway.follow('/api/matches/m/follow', () => undefined, told);
  const answer = second.doorway.request(ASKED);
  await settle();
  first.close();
  await settle();
  expect(browser.engines).toHaveLength(2);
  expect(second.doorway.leads).toBe(true);
  expect(told.mock.calls).toEqual([['']]); // to be followed anew, from where one was
  browser.last.open();
  await settle();
  browser.last.answer();
  expect(await answer).toBe('/api/me!');
});

test('what a tab follows that is gone is followed no more', async () => {
  const { browser } = await withCafe();
  const second = browser.tab();
  second.doorway.enter();
  second.doorway.follow(
    '/api/matches/m/follow',
    () => undefined,
    () => undefined,
  );
  await settle();
  second.close();
  await settle();
  expect(browser.last.heard.map(({ kind }) => kind)).toEqual(['open', 'follow', 'unfollow']);
});

test('what fails is told, asked by nobody, and can be tried again', async () => {
  const browser = new FakeBrowser();
  const { doorway } = browser.tab();
  const answer = doorway.request(ASKED);
  await settle();
  browser.last.say({ kind: 'failed', trouble: 'unreachable', detail: 'no network' });
  expect(await answer).toBeNull();
  expect(doorway.status).toMatchObject({ step: 'failed', trouble: 'unreachable' });
  expect(browser.last.ended).toBe(true);
  expect(await doorway.request(ASKED)).toBeNull();
  doorway.enter();
  await openLast(browser);
  expect(doorway.entered).toBe(true);
});

test('cancelled, it opens nothing until somebody wants it again', async () => {
  const browser = new FakeBrowser();
  const { doorway } = browser.tab();
  doorway.enter();
  await settle();
  doorway.cancel();
  await settle();
  expect(browser.last.ended).toBe(true);
  expect(doorway.status.step).toBe('cancelled');
  doorway.enter();
  await settle();
  expect(browser.engines).toHaveLength(2);
});

test('a café that breaks at work is opened again, but not for ever', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const browser = new FakeBrowser();
  const { doorway } = browser.tab();
  const answer = doorway.request(ASKED);
  for (let time = 1; time <= 3; time += 1) {
    await settle();
    expect(browser.engines).toHaveLength(time);
    await openLast(browser);
    browser.last.say({ kind: 'failed', trouble: 'broken', detail: 'out of memory' });
  }
  expect(await answer).toBeNull();
  expect(doorway.status).toMatchObject({ step: 'failed', trouble: 'broken' });
  vi.restoreAllMocks();
});

test('a tab that came with a newer version is given the café, once', async () => {
  const { browser, first: old } = await withCafe();
  browser.version = 'v2';
  const fresh = browser.tab();
  fresh.doorway.enter();
  await settle();
  expect(browser.engines.map(({ ended }) => ended)).toEqual([true, false]);
  expect([old.doorway.leads, fresh.doorway.leads]).toEqual([false, true]);
  browser.last.open();
  await settle();
  const answer = old.doorway.request(ASKED);
  await settle();
  browser.last.answer();
  expect(await answer).toBe('/api/me!');
  expect(browser.engines).toHaveLength(2);
});

test('where there can be no café, that is told at once, and nobody waits for an answer', async () => {
  const browser = new FakeBrowser();
  const { doorway } = browser.tab('unsafe');
  const told = vi.fn();
  doorway.follow('/api/matches/m/follow', () => undefined, told);
  expect(doorway.status).toMatchObject({ step: 'failed', trouble: 'unsafe' });
  expect(await doorway.request(ASKED)).toBeNull();
  doorway.enter();
  await settle();
  expect(doorway.failed).toBe(true);
  expect(told.mock.calls).toEqual([['']]);
  expect(browser.engines).toHaveLength(0);
});

test('every tab knows when there is no room left, one that comes later too, and when there is again', async () => {
  const { browser, first } = await withCafe();
  const second = browser.tab();
  second.doorway.enter();
  await settle();
  browser.last.say({ kind: 'space', space: 'none' });
  await settle();
  const third = browser.tab();
  third.doorway.enter();
  await settle();
  const spaces = () => [first, second, third].map(({ doorway }) => doorway.space);
  expect(spaces()).toEqual(['none', 'none', 'none']);
  browser.last.say({ kind: 'space', space: 'enough' });
  await settle();
  expect(spaces()).toEqual(['enough', 'enough', 'enough']);
  browser.last.say({ kind: 'space', space: 'none' });
  first.close();
  await openLast(browser);
  expect([second.doorway.space, third.doorway.space]).toEqual(['enough', 'enough']);
});

test('what is asked while the café is handed over is asked again of the one that has it then', async () => {
  const { browser, first: old } = await withCafe();
  browser.last.closesAtOnce = false;
  const closing = browser.last;
  browser.version = 'v2';
  browser.tab().doorway.enter();
  await settle();
  const answer = old.doorway.request(ASKED); // which nobody hears any more
  await settle();
  closing.say({ kind: 'closed' });
  await openLast(browser);
  browser.last.answer();
  expect(await answer).toBe('/api/me!');
});
