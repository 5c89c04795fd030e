/**
 * Keeps the app on the device. The build writes the list of files and its version into the two constants below; every version
 * has a cache of its own, and a new one waits until the page asks for it, so that a running game never meets code of two versions.
 */
declare const self: ServiceWorkerGlobalScope;
declare const SORTIE_FILES: readonly string[];
declare const SORTIE_VERSION: string;

const CACHE = `sortie-${SORTIE_VERSION}`;
/** What is fetched on demand, such as the lines of the larger rule books. */
const EXTRAS = 'sortie-extras';

self.addEventListener('install', event => event.waitUntil(store()));
self.addEventListener('activate', event => event.waitUntil(takeOver()));
self.addEventListener('message', event => {
  if (event.data === 'activate') void self.skipWaiting();
});
self.addEventListener('fetch', event => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  event.respondWith(event.request.mode === 'navigate' ? page() : file(event.request));
});

async function store(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(SORTIE_FILES.map(path => new Request(path, { cache: 'reload' })));
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter(name => name.startsWith('sortie-') && name !== CACHE && name !== EXTRAS);
  await Promise.all(old.map(name => caches.delete(name)));
  await self.clients.claim();
}

/** Every address of the app is the same page. */
async function page(): Promise<Response> {
  return (await (await caches.open(CACHE)).match('/')) ?? fetch('/');
}

async function file(request: Request): Promise<Response> {
  const kept = (await (await caches.open(CACHE)).match(request)) ?? (await (await caches.open(EXTRAS)).match(request));
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && new URL(request.url).pathname.startsWith('/assets/')) await (await caches.open(EXTRAS)).put(request, fresh.clone());
  return fresh;
}
