import { randomBytes } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { sql } from 'kysely'
import { type createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type Arrived, whoComes } from '#areas/access/roles/actors.ts'
import { throughEyes } from '#areas/access/staff/seeing.ts'
import { toldPath } from '#areas/finance/online/online-payment.ts'
import { broughtBy } from '#areas/identity/public.ts'
import { apiPath } from '#areas/parcels/api/keys.ts'
import type { Actor, House } from '#platform/context.ts'
import { requestCtx, requestDoor, requestNonce } from '#platform/http.ts'
import { pathLogger } from '#platform/log.ts'
import { deliveredPath } from '#platform/messages/sms.ts'
import { freshForm } from '#platform/public-form.ts'
import { isPhonePage } from '#values/phone-operation.ts'
import { arrivals, requestFromOutside } from './arrival.ts'
import { compression } from './compression.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { deferHydration } from './deferred-hydration.ts'
import { dividedHandler } from './divided-routes.ts'
import { fromOurPages, plainPage, readableAddress, safeHeaders, throwAway } from './guards.ts'
import { livePages } from './live-pages.ts'
import { onlineReports } from './online-reports.ts'
import { bringsOurs, pageCache } from './page-cache.ts'
import { partnerApi } from './partner-api.ts'
import { answerOperation, operationOf } from './phone-operations.ts'
import { requestLimit } from './request-limit.ts'
import { serviceWorker } from './service-worker.ts'
import { smsReports } from './sms-reports.ts'
import { trackingPages } from './tracking-pages.ts'

/** Development has no policy and no kept pages: Vite adds scripts of its own. */
const strict = import.meta.env.PROD
const immutable = 'public, max-age=31536000, immutable'
/** Icons and the preview picture keep their names when they change. */
const aDay = 'public, max-age=86400'
/** Beside this very bundle: after another build the pages of this one still find their files. */
const assets = `${import.meta.dirname}/../client`
/** Five attachments of 8 MB and what is typed around them. */
const largestBody = 48
/** What may be written into the log of an address. */
const loggedPath = pathLogger(build.routes)
/** In megabytes, where no file can come along. */
const largestText = 0.25

/**
 * The entry of the server bundle. It holds the one copy of platform and areas that requests see,
 * so what the process shares with them comes in as `house` and nothing is imported from outside.
 */
export function createWeb(house: House) {
  const handle = dividedHandler(build as unknown as ServerBuild, import.meta.env.MODE)
  const render = (request: Request, address: string) => renderPage({ house, handle }, { request, address })
  const { kept, ways, dropPages } = keptPages({ house, handle })

  const { isHttps, addressOf, outside } = comers(house)
  const web = new Hono()
  web.onError(troubled(house))
  web.use(
    safeHeaders(house, isHttps),
    readableAddress((c) => render(new Request(new URL('/-', c.req.url), { headers: c.req.raw.headers }), addressOf(c))),
  )
  web.get('/healthz', (c) => c.text('ok'))
  web.get('/readyz', (c) => readiness(house, c))
  web.get('/live', livePages(house))
  web.post(deliveredPath, smsReports(house))
  web.post(toldPath, onlineReports(house))
  web.all(`${apiPath}/*`, partnerApi(house, addressOf))
  if (strict) serveAssets(web)
  if (strict) web.get('/sw.js', serviceWorker(`${assets}/sw.js`, house.phonePages))
  web.use(compression(), fromOurPages(house), limitedBody())
  const takes = requestLimit({ burst: 240, perSecond: 8 })
  const isTooMuch = (c: Context) => house.config.MODE === 'production' && !takes(addressOf(c), performance.now())
  const drawn = (c: Context) => (isTooMuch(c) ? plainPage(c, 429, tooMany) : render(outside(c), addressOf(c)))
  const isPlain = (c: Context) => strict && !bringsOurs(c.req.raw) && new URL(c.req.url).search === ''
  web.get('/t/:number{[A-Za-z0-9-]+}', (c) =>
    isPlain(c) && !isTooMuch(c) ? ways.serve(outside(c), addressOf(c), c.req.param('number')) : drawn(c),
  )
  web.get('*', (c) => (strict && !bringsOurs(c.req.raw) ? kept.serve(outside(c), () => drawn(c)) : drawn(c)))
  web.all('*', (c) => render(outside(c), addressOf(c)))
  return { web, dropPages }
}

/** What is kept of pages for visitors: whole, but for their form, or but for what a parcel has for itself. */
function keptPages(renderer: Renderer) {
  const { house } = renderer
  const policyFor = (allowed: string[]) => contentSecurityPolicy(house.config, allowed)
  const draw = (asked: Asked) => renderPage(renderer, asked)
  const kept = pageCache(
    (request) => draw({ request, address: 'everyone' }),
    policyFor,
    () => freshForm(house),
  )
  const ways = trackingPages(house, draw, policyFor)
  const dropPages = () => {
    kept.drop()
    ways.drop()
  }
  return { kept, ways, dropPages }
}

/** Who comes, by which way, and what they ask under the address in their browser. */
function comers({ config }: House) {
  const arrived = arrivals(config.TRUSTED_PROXIES ?? [])
  const isHttps = (c: Context) => arrived.isHttps(arrivalOf(c))
  const originOf = (c: Context) => config.ORIGIN ?? `${isHttps(c) ? 'https' : 'http'}://${new URL(c.req.url).host}`
  return {
    isHttps,
    addressOf: (c: Context) => arrived.address(arrivalOf(c)),
    outside: (c: Context) => requestFromOutside(c.req.raw, originOf(c)),
  }
}

function serveAssets(web: Hono) {
  web.use(
    '/assets/*',
    serveStatic({ root: assets, precompressed: true, onFound: (_, c) => c.header('Cache-Control', immutable) }),
  )
  web.get(
    '/:file{[a-z0-9-]+\\.(?:png|ico|svg)}',
    serveStatic({ root: assets, onFound: (_, c) => c.header('Cache-Control', aDay) }),
  )
}

function limitedBody(): MiddlewareHandler {
  const withFiles = bodyLimit({ maxSize: largestBody * 2 ** 20, onError: tooLarge })
  const textAlone = bodyLimit({ maxSize: largestText * 2 ** 20, onError: tooLong })
  return (c, next) => (c.req.header('content-type')?.startsWith('multipart/') ? withFiles : textAlone)(c, next)
}

/** Beyond it nobody meant to send a form. */
const mostThrownAway = 256 * 2 ** 20

async function refusedAtLength(c: Context, words: { title: string; sentence: string }) {
  // Whoever has left meanwhile reads no answer.
  await throwAway(c.req.raw, mostThrownAway).catch(() => {})
  return plainPage(c, 413, words)
}

const tooMany = { title: 'طلبات كثيرة', sentence: 'انتظر لحظات ثم حدّث الصفحة.' }

const tooLong = (c: Context) =>
  refusedAtLength(c, { title: 'النص أطول من الحد', sentence: 'ارجع إلى الصفحة واختصر ما كتبته ثم أعد المحاولة.' })

const tooLarge = (c: Context) =>
  refusedAtLength(c, {
    title: 'الملفات أكبر من الحد',
    sentence: `الحد ${largestBody} ميجابايت للنموذج كله. ارجع إلى الصفحة وصغّر الملفات ثم أعد المحاولة.`,
  })

const arrivalOf = (c: Context) => ({
  peer: getConnInfo(c).remote.address ?? 'unknown',
  forwardedFor: c.req.header('x-forwarded-for'),
  forwardedProto: c.req.header('x-forwarded-proto'),
})

/** A page that could not even be begun: most likely the database is away, and comes back. */
const troubled = (house: House) => (error: Error, c: Context) => {
  house.log.error({ err: error, path: loggedPath(new URL(c.req.url).pathname) }, 'no answer')
  return plainPage(c, 503, {
    title: 'الموقع متوقف لحظات',
    sentence: 'تعذّر الوصول إلى البيانات الآن. انتظر قليلًا ثم حدّث الصفحة.',
  })
}

/** Ready is: the database answers, every migration is in, the queue is there. */
async function readiness({ db, jobs, log }: House, c: Context) {
  try {
    await sql`select 1 from migrations limit 1`.execute(db)
    if (!(await jobs.ready())) throw new Error('the queue is not there')
    return c.text('ready')
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.message : error }, 'not ready')
    return c.text('not ready', 503)
  }
}

type Renderer = { house: House; handle: ReturnType<typeof createRequestHandler> }
type Asked = { request: Request; address: string; prepared?: () => Promise<unknown> }

async function renderPage({ house, handle }: Renderer, { request, address, prepared }: Asked) {
  const nonce = randomBytes(16).toString('base64')
  const requestId = house.newId()
  const context = new RouterContextProvider()
  if (strict) context.set(requestNonce, { nonce })
  context.set(requestDoor, loggedPath(new URL(request.url).pathname))
  const arrived = await whoComes(house, request)
  const actor = await throughEyes(house, arrived)
  const userAgent = request.headers.get('user-agent') ?? ''
  const operation = operationOf(request, house.phonePages)
  const who = { actor, requestId, address, userAgent, brought: broughtBy(house, request), ...(operation && { operation }) }
  const ctx = { ...house, ...who, ...(prepared && { prepared }), known: knownTo(request, arrived, actor) }
  context.set(requestCtx, ctx)
  if (operation) return answerOperation(handle, { request, context, ctx }, operation.by)

  const response = await handle(request, context)
  response.headers.set('X-Request-Id', requestId)
  if (response.status === 503) response.headers.set('Retry-After', '5')
  response.headers.set('Server-Timing', `request;desc="${requestId}"`)
  if (response.headers.has('x-remix-response')) response.headers.set('Cache-Control', 'private, no-store')
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  if (strict) response.headers.set('Content-Security-Policy', policyOf(house, request, nonce))
  const waits = reactMayWait(request, response)
  if (!isForEveryone(request, response)) response.headers.set('Cache-Control', 'private, no-store')
  return waits ? new Response(deferHydration(await response.text(), nonce), response) : response
}

function policyOf({ config, phonePages, cameraPages }: House, request: Request, nonce: string) {
  const { pathname } = new URL(request.url)
  const framedBy = /^\/assistant(\/|$)/.test(pathname) ? "'self'" : "'none'"
  const [isPhone, readsCodes] = [phonePages, cameraPages].map((pages) => isPhonePage(pages, pathname))
  return contentSecurityPolicy(config, [`'nonce-${nonce}'`], {
    framedBy,
    isPhonePage: isPhone === true,
    readsCodes: readsCodes === true,
  })
}

/** A page that changes something asks anew; and whoever sees by another's eyes sees numbers as the other wants them. */
const knownTo = ({ method }: Request, { id, known }: Arrived, actor: Actor) =>
  method === 'GET' && id === actor.id ? known : undefined

const isForEveryone = (request: Request, response: Response) =>
  Boolean(response.headers.get('cache-control')?.startsWith('public')) &&
  response.status === 200 &&
  !request.headers.has('cookie')

/** Pages that say so, unless something has to be said at once: then the toast needs React. */
function reactMayWait(request: Request, response: Response) {
  const declared = /^(public|private, no-store)/.test(response.headers.get('cache-control') ?? '')
  return strict && declared && response.status < 500 && !/(^|; )said=/.test(request.headers.get('cookie') ?? '')
}
