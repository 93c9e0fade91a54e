import { isPhonePage } from '#values/phone-operation.ts'
import { documents, files, pictures } from './caches.ts'
import { queueChannel, sendWaiting } from './send.ts'
import { forgetData } from './store.ts'

type WorkerEvent = Event & { waitUntil: (does: Promise<unknown>) => void }
type FetchEvent = WorkerEvent & { request: Request; respondWith: (answer: Promise<Response>) => void }
type Worker = {
  phonePages: readonly string[]
  addEventListener: <Given extends WorkerEvent>(name: string, does: (event: Given) => void) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

/** The only worker of the house. It answers for phone pages and what they are drawn with; every other page passes it by. */
const worker = globalThis as unknown as Worker

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener<FetchEvent>('fetch', (event) => {
  const { request } = event
  const { origin, pathname, searchParams } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (isPhonePage(worker.phonePages, pathname)) event.respondWith(documentOf(event, pathname))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(keptFirst(request))
  } else if (pathname === '/__manifest' && isOfOnePhonePage(searchParams.get('paths') ?? '')) {
    event.respondWith(routesOf(request))
  } else if (pathname.startsWith('/files/') && isOnPhonePage(request)) {
    event.respondWith(pictureOf(request))
  }
})

worker.addEventListener<WorkerEvent & { tag: string }>('sync', (event) => {
  if (event.tag === queueChannel) event.waitUntil(mustSend())
})

/** The browser tries again later what was not sent. */
async function mustSend() {
  if ((await sendWaiting()) === 'unreachable') throw new Error('the office cannot be reached')
}

const patience = 5_000

/** From the office where it answers; whoever is no longer signed in has nothing kept. */
async function documentOf(event: FetchEvent, page: string) {
  const kept = await (await caches.open(documents)).match(page)
  try {
    const asked = fetch(event.request)
    const response = await (kept ? Promise.race([asked, late()]) : asked)
    if (response.type === 'opaqueredirect') event.waitUntil(forgetPages())
    return kept && response.status >= 502 ? kept : response
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

const late = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), patience))

const forgetPages = () => Promise.all([caches.delete(documents), caches.delete(pictures), forgetData()])

/** Their names change with what is in them. */
const keptFirst = async (request: Request) => (await (await caches.open(files)).match(request)) ?? fetch(request)

/** The router asks which routes an address has before it reads the page again. */
function isOfOnePhonePage(paths: string) {
  const all = paths.split(',')
  const page = all.reduce((longest, path) => (path.length > longest.length ? path : longest), '')
  return isPhonePage(worker.phonePages, page) && all.every((path) => `${page}/`.startsWith(path === '/' ? path : `${path}/`))
}

/** A page that was opened from the phone brought its own: without a network there are no more of them. */
const routesOf = (request: Request) => fetch(request).catch(() => Response.json({}))

const isOnPhonePage = ({ destination, referrer }: Request) =>
  destination === 'image' && URL.canParse(referrer) && isPhonePage(worker.phonePages, new URL(referrer).pathname)

/** Pictures of a sheet are small; one that was taken otherwise is not kept. */
const largest = 1_000_000

async function pictureOf(request: Request) {
  const cache = await caches.open(pictures)
  try {
    const response = await fetch(request)
    if (response.ok && Number(response.headers.get('content-length') ?? largest) < largest)
      await cache.put(request, response.clone())
    return response
  } catch (error) {
    const kept = await cache.match(request)
    if (kept) return kept
    throw error
  }
}
