import { documents, files } from './caches.ts'
import { markPhonePages } from './mark.ts'
import { openPage } from './network.ts'
import { queueChannel } from './send.ts'
import { forgetData } from './store.ts'

const hasWorker = () => import.meta.env.PROD && 'serviceWorker' in navigator

type Syncing = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** Where the browser can, it sends as soon as there is a network, even when the page has been closed. */
export async function sendLater() {
  if (!hasWorker()) return
  const registration: Syncing | undefined = await navigator.serviceWorker.getRegistration('/admin/')
  await registration?.sync?.register(queueChannel).catch(() => {})
}

/** The document of this page and what it is drawn with, so that it opens without a network; those of others leave the phone. */
export async function keepDocument(page: string) {
  if (!hasWorker() || !openPage.person) return
  await navigator.serviceWorker.register('/sw.js', { scope: '/admin/' })
  markPhonePages()
  // The browser throws nothing of it away when it runs short of room.
  void navigator.storage?.persist?.()
  const { person } = openPage
  if ((await forgetData((other) => other !== person)) > 0) await caches.delete(documents)
  // Whoever signs out may have no network then.
  await import('./leave.ts')
  const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  await keepOne(page, used)
}

/** Pages that will be wanted where there is no network; one after the other, so that the page in hand is not slowed down. */
export async function keepAhead(pages: readonly string[]) {
  if (!hasWorker() || !openPage.person || !navigator.onLine) return
  for (const page of pages) await keepOne(page, [])
}

async function keepOne(page: string, used: readonly string[]) {
  const answer = await fetch(page)
  if (!answer.ok || answer.redirected) return
  const html = await answer.clone().text()
  const named = [...html.matchAll(/\/assets\/[\w./-]+/g)].map(([path]) => path)
  const cache = await caches.open(files)
  const ours = [...new Set([...used, ...named])].filter((path) => path.startsWith('/assets/'))
  await Promise.all(ours.map(async (path) => (await cache.match(path)) ?? cache.add(path)))
  const { headers } = answer
  const kept = await caches.open(documents)
  await kept.put(page, new Response(html.replace('<html ', '<html data-kept="" '), { headers }))
  await trim(kept, mostDocuments)
  await trim(cache, mostFiles)
}

const [mostDocuments, mostFiles] = [20, 400]

/** The oldest go first. */
async function trim(cache: Cache, most: number) {
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
}
