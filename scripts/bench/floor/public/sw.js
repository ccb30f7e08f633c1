/** The floor's worker: the document and the hashed files from its cache, nothing else. */
const CACHE = 'floor'
const DOCUMENT = '/m/index.html'
const keep = async (key, answer) => {
  if (answer.ok) await (await caches.open(CACHE)).put(key, answer.clone())
  return answer
}

self.addEventListener('install', (event) => {
  const bring = async () => {
    const document = await keep(DOCUMENT, await fetch(DOCUMENT))
    const files = (await document.clone().text()).match(/\/m\/assets\/[\w.-]+/g) ?? []
    await Promise.all(files.map(async (file) => keep(file, await fetch(file))))
  }
  event.waitUntil(bring())
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  const key =
    event.request.mode === 'navigate' ? DOCUMENT : pathname.startsWith('/m/assets/') ? pathname : undefined
  if (key) event.respondWith(caches.match(key).then((kept) => kept ?? fetch(event.request)))
})
