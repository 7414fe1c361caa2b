// Keeps the shell of the café at hand. The build fills in what belongs to it.
//
// A page keeps the files it began with: a new worker waits until the last old page is closed, and only then
// throws the old files away. The API is never cached.

const SHELL = /* files */ [];
const NAME = 'cafe-' + /* version */ '';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('cafe-') && name !== NAME).map((name) => caches.delete(name)),
        ),
      ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

// The newest page if the café answers, the cached one if it does not.
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
    return (await caches.match('/index.html')) ?? answer;
  } catch (reason) {
    const cached = await caches.match('/index.html');
    if (cached) return cached;
    throw reason;
  }
}

// A file whose name changes with what is in it: once fetched, for good.
async function asset(request) {
  const cached = await caches.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(NAME);
    await cache.put(request, answer.clone());
  }
  return answer;
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data || '/';
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const there = pages.find((client) => new URL(client.url).pathname === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
