import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { hashOfToken } from '#areas/identity/sessions/session.ts'
import { openBrowser } from '#testing/browser.ts'
import { asSent, requestsPerSecond, timedRequests } from './load.ts'
import { share } from './office.ts'
import { generalManager } from './pages.ts'
import { bareServer } from './product.ts'

const together = 8

/** The public way of parcels drawn by lot, each asked for from another address; the same bytes from a bare server beside. */
export async function trackingSpeed(url: string, admin: pg.Client, requests: number) {
  const { rows } = await admin.query<{ number: string }>(
    `select number from parcels where id in (select parcel_id from parcel_events) order by md5(number) limit 1000`,
  )
  const pages = rows.map(({ number }) => `${url}/t/${number}`)
  const urlOf = (nth: number) => pages[nth % pages.length] ?? url
  const headers = (nth: number) => ({ 'x-forwarded-for': `10.${(nth >> 8) % 250}.${nth % 250}.7` })
  await timedRequests(urlOf, { requests: 300, together, headers })
  const { perSecond, took } = await timedRequests(urlOf, { requests, together, headers })
  const bare = await bareServer(...(await sent(urlOf(0))))
  await requestsPerSecond(bare.url, { requests: 500, together })
  const yardstick = await requestsPerSecond(bare.url, { requests: 4000, together })
  bare.stop()
  return { perSecond, p99: share(0.99, took), yardstick }
}

async function sent(url: string): Promise<[Buffer, Awaited<ReturnType<typeof asSent>>['headers']]> {
  const { body, headers } = await asSent(url)
  return [body, headers]
}

/** Pages of the back office and the home of a merchant, asked for one after the other. */
export async function parcelPages(url: string, admin: pg.Client, account: string) {
  const manager = await generalManager(async (text, values) => (await admin.query(text, values)).rows)
  const merchant = await sessionOf(admin, account)
  const { rows } = await admin.query<{ phone: string }>(
    `select recipient_phone phone from parcels order by md5(number) limit 200`,
  )
  const phone = (nth: number) => rows[nth % rows.length]?.phone.slice(4) ?? ''
  const asked: [string, string, (nth: number) => string][] = [
    ['list of all parcels', manager, (nth) => `/admin/parcels/all?page=${(nth % 5) + 1}`],
    ['the same of one state', manager, () => '/admin/parcels/all?state=shelved'],
    ['exceptions', manager, () => '/admin/parcels/exceptions'],
    ['search by phone', manager, (nth) => `/admin/parcels/all?q=${phone(nth)}`],
    ['search by the last 4 digits of a phone', manager, (nth) => `/admin/parcels/all?q=${phone(nth).slice(-4)}`],
    ["merchant's home", merchant, () => '/dashboard/parcels'],
  ]
  const measured: { what: string; p99: number; median: number }[] = []
  for (const [what, token, path] of asked) {
    const headers = () => ({ cookie: `session=${token}` })
    const urlOf = (nth: number) => url + path(nth)
    const first = await timedRequests(urlOf, { requests: 3, together: 1, headers })
    // What takes seconds is not asked for a hundred times.
    const requests = Math.max(5, Math.min(100, Math.floor(4_000 / share(0.5, first.took))))
    const { took } = await timedRequests(urlOf, { requests, together: 1, headers })
    measured.push({ what, p99: share(0.99, took), median: share(0.5, took) })
  }
  return measured
}

export async function sessionOf(admin: pg.Client, account: string) {
  const token = randomUUID()
  await admin.query(
    `insert into sessions (id, account_id, token_hash, device, remembered, awaits_second_factor, created_at, last_seen_at, idle_until, expires_at)
     values (gen_random_uuid(), $2, $1, 'x', false, false, now(), now() + interval '1 hour', now() + interval '1 hour', now() + interval '1 hour')`,
    [hashOfToken(token), account],
  )
  return token
}

type Chunks = { module: string; imports?: string[] }
type Manifest = { entry: Chunks; routes: { root: Chunks } }

/**
 * What a courier's phone loads of scripts for the pages of the run, over the wire in kilobytes: what every page of the house begins with
 * (React, the router, the root of all pages and what it imports), and what comes besides, the frame of the back office included.
 */
export async function courierScripts(url: string, admin: pg.Client) {
  const { rows } = await admin.query<{ id: string }>(`select account_id id from user_roles where role = 'courier' limit 1`)
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await context.addCookies([{ name: 'session', value: await sessionOf(admin, rows[0]?.id ?? ''), url }])
    const page = await context.newPage()
    // Each once: what the second page has from the first crosses no wire.
    const paths = new Set<string>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') paths.add(new URL(response.url()).pathname)
    })
    const answered = await page.goto(`${url}/admin/parcels/run`, { waitUntil: 'networkidle' })
    if (answered?.status() !== 200) throw new Error(`the run answered ${answered?.status()}`)
    const { entry, routes } = await page.evaluate(() => Reflect.get(globalThis, '__reactRouterManifest') as Manifest)
    const everywhere = new Set([entry, routes.root].flatMap(({ module, imports = [] }) => [module, ...imports]))
    await page.goto(`${url}/admin/parcels/run/custody`, { waitUntil: 'networkidle' })
    const bytes = { own: 0, shared: 0 }
    for (const path of paths) bytes[everywhere.has(path) ? 'shared' : 'own'] += (await asSent(url + path)).body.length
    if (bytes.shared === 0) throw new Error('no script of the framework was loaded')
    return { own: bytes.own / 1_000, shared: bytes.shared / 1_000 }
  } finally {
    await browser.close()
  }
}
