// Lets the application open without a network: the page and the files that this device has loaded before. Answers of the server are
// not stored here. A new version arrives with its page, whose files have new names; nothing has to wait for old tabs.
importScripts('/push-worker.js')

const PAGE = 'page'
const FILES = 'files'
/** About twice the files of all screens. The oldest are removed first. */
const MOST_FILES = 600
/** After this the stored page opens; the new one is stored when it arrives. */
const PATIENCE_MILLISECONDS = 4000

const isHashed = (url) => url.pathname.startsWith('/assets/')
const isLoose = (url) => /^\/[\w-]+\.(js|svg|png|webmanifest)$/.test(url.pathname)
const isPage = (url) =>
  !/^\/(api|health|ready|metrics)(\/|$)/.test(url.pathname) && !/\.\w+$/.test(url.pathname)

async function store(name, key, answer) {
  if (answer.ok && answer.type === 'basic') await (await caches.open(name)).put(key, answer)
}

/** A file with a hash in its name never changes. */
async function hashedFile(request) {
  const cached = await caches.match(request, { cacheName: FILES })
  if (cached) return cached
  const answer = await fetch(request)
  await store(FILES, request, answer.clone())
  return answer
}

/** From the network; without one, or if it is slow, what was stored last under this key. */
async function newest(event, name, key) {
  const cached = await caches.match(key, { cacheName: name })
  const fetched = fetch(event.request).then(async (answer) => {
    const copy = answer.clone()
    event.waitUntil(store(name, key, copy))
    return answer
  })
  if (!cached) return fetched
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS, cached))
  // The later of both is not needed any more, also if it fails.
  event.waitUntil(fetched.catch(() => undefined))
  return Promise.race([fetched.catch(() => cached), patience])
}

async function keepFiles(urls) {
  const cache = await caches.open(FILES)
  for (const url of urls) {
    const { origin, pathname } = new URL(url, location.origin)
    if (origin !== location.origin || !isHashed({ pathname })) continue
    if (!(await cache.match(pathname))) await cache.add(pathname).catch(() => undefined)
  }
  const stored = await cache.keys()
  for (const old of stored.slice(0, Math.max(0, stored.length - MOST_FILES))) await cache.delete(old)
}

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll(['/', '/first-paint.js', '/champa.svg'])))
})
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
// The page names the files that it loaded before this worker began.
addEventListener('message', (event) => {
  if (Array.isArray(event.data?.files)) event.waitUntil(keepFiles(event.data.files))
})
addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (isHashed(url)) event.respondWith(hashedFile(request))
  else if (request.mode === 'navigate' && isPage(url)) event.respondWith(newest(event, PAGE, '/'))
  else if (request.mode !== 'navigate' && isLoose(url)) event.respondWith(newest(event, PAGE, url.pathname))
})
