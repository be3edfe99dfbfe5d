/* Shows a page of our own when a navigation finds no network. It never keeps answers of the API nor anyone's pages. */
const shelf = 'offline-1'
const offlinePage = '/offline.html'
const kept = [offlinePage, '/offline.css']

self.addEventListener('install', (event) => {
  const fresh = kept.map((path) => new Request(path, { cache: 'reload' }))
  event.waitUntil(
    caches
      .open(shelf)
      .then((cache) => cache.addAll(fresh))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== shelf).map((name) => caches.delete(name))))
      .then(() => self.registration.navigationPreload?.enable())
      .then(() => self.clients.claim()),
  )
})

async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.mode === 'navigate') event.respondWith(pageOrOffline(event))
  else if (origin === self.location.origin && kept.includes(pathname)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(pathname)))
  }
})
