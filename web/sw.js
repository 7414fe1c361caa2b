// Keeps the shell of the café at hand, and Python for local games once somebody has asked for it. The build fills in
// what belongs to it.
//
// A page keeps the files it began with: a new worker waits until the last old page is closed, and only then
// throws the old files away. The API is never cached.

const SHELL = /* files */ [];
const PYTHON_VERSION = /* python */ '';
const BASE = new URL('./', location.href).pathname;
const PREFIX = 'cafe-' + BASE.slice(1); // other sites may share our origin, and keep what is theirs
const NAME = PREFIX + /* version */ '' + '-' + PYTHON_VERSION.slice(0, 6);
const PYTHON_PREFIX = PREFIX + 'python-';
const PYTHON = PYTHON_PREFIX + PYTHON_VERSION;
const PARTS = BASE + 'python/parts.json';
const PATIENCE_MS = 4_000; // with a server that might show a local page; the page is here, too

const FRESH = { cache: 'no-cache' }; // what has the same name in every version

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepShell(), keepPythonIfWanted()]));
});

async function keepShell() {
  const cache = await caches.open(NAME);
  await cache.addAll(SHELL.map((file) => (file.startsWith('assets/') ? file : new Request(file, FRESH))));
}

// Whoever had Python before the update can play on after it, without a connection too.
async function keepPythonIfWanted() {
  const names = await caches.keys();
  if (names.some((name) => name.startsWith(PYTHON_PREFIX))) await keepPython();
}

class Outdated extends Error {}

async function keepPython() {
  if (await caches.match(PARTS, { cacheName: PYTHON })) return; // complete, as is seen below
  const answer = await fetch(new Request(PARTS, FRESH));
  if (!answer.ok) throw new Error(`${PARTS}: ${answer.status}`);
  const { version, files } = await answer.clone().json();
  if (version !== PYTHON_VERSION) throw new Outdated('the site has another Python by now; its own worker will keep it');
  const cache = await caches.open(PYTHON);
  for (const { name } of files) {
    const request = new Request(`${BASE}python/${name}`);
    if (await cache.match(request)) continue;
    const kept = await caches.match(request); // by the version before: names change with what is in the files
    if (kept) await cache.put(request, kept);
    else await cache.add(request);
  }
  await cache.put(PARTS, answer); // last: with it the parts are complete
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => isOurs(name) && name !== NAME && name !== PYTHON).map((name) => caches.delete(name)),
        ),
      ),
  );
});

function isOurs(name) {
  return name.startsWith(PREFIX) && !name.slice(PREFIX.length).includes('/');
}

// A page asks for Python to be kept: when a local game begins, or when the café was installed as an app. It is told
// whether that went well: `yes`, `no`, or that it will be with the next worker, `later`.
self.addEventListener('message', (event) => {
  if (event.data?.keep !== 'python') return;
  const [port] = event.ports;
  event.waitUntil(
    // the page that asks may have come before us: from now on what is kept is there for it, too
    Promise.all([self.clients.claim(), keepPython()]).then(
      () => port?.postMessage({ kept: 'yes' }),
      (reason) => port?.postMessage({ kept: reason instanceof Outdated ? 'later' : 'no', reason: String(reason) }),
    ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(BASE)) return;
  const path = pathname.slice(BASE.length);
  if (path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(isLocal(path) ? localPage(request) : page(request));
  else if (path.startsWith('assets/')) event.respondWith(asset(event));
  else if (path.startsWith('python/')) event.respondWith(pythonPart(event, pathname));
});

// On a static site every page is; it has no page of its own for them.
function isLocal(path) {
  return !SHELL.includes('local/') || path === 'local' || path.startsWith('local/');
}

// The newest page if the café answers, the cached one if it does not.
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
    return (await shellPage('index.html')) ?? answer;
  } catch (reason) {
    const cached = await shellPage('index.html');
    if (cached) return cached;
    throw reason;
  }
}

// The same, but nobody waits long for a server that a local game does without.
async function localPage(request) {
  const cached = await shellPage(SHELL.includes('local/') ? 'local/' : 'index.html');
  return (await withPatience(request, cached)) ?? page(request);
}

// The answer of the network, or what is kept where that is late, missing or no answer; null where nothing is kept.
async function withPatience(request, cached) {
  if (!cached) return null;
  let patience;
  const late = new Promise((resolve) => {
    patience = setTimeout(() => resolve(cached), PATIENCE_MS);
  });
  const answered = fetch(request).then(
    (answer) => (answer.status < 500 && answer.status !== 404 ? answer : cached), // a static host says 404 to deep links
    () => cached,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(patience));
}

async function shellPage(name) {
  const cache = await caches.open(NAME);
  return cache.match(BASE + name, { ignoreVary: true });
}

// A file whose name changes with what is in it: once fetched, for good.
async function asset(event) {
  return (await caches.match(event.request)) ?? fetchAndKeep(event, NAME);
}

// A part of Python: whoever fetches it plays locally. The list of them is kept with all parts alone, and is the
// newest where it can be had, as the pages are: both belong together.
async function pythonPart(event, pathname) {
  const cached = await caches.match(pathname, { cacheName: PYTHON });
  if (pathname === PARTS) return (await withPatience(event.request, cached)) ?? fetch(event.request);
  return cached ?? (await caches.match(pathname)) ?? fetchAndKeep(event, PYTHON);
}

// The page has the answer as it comes, byte by byte, also where there is no room to keep it.
async function fetchAndKeep(event, name) {
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(name, event.request.url, answer.clone()).catch(() => undefined));
  return answer;
}

async function keep(name, address, answer) {
  const cache = await caches.open(name);
  await cache.put(address, answer);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data || BASE;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const there = pages.find((client) => new URL(client.url).pathname === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
