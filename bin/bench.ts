import { openBrowser } from '#testing/browser.ts'
import { calendarWeight } from './bench/car-calendar.ts'
import { carSpeeds } from './bench/cars.ts'
import { fanOut } from './bench/fan-out.ts'
import { asSent, requestsPerSecond } from './bench/load.ts'
import { machineSpeeds } from './bench/machines.ts'
import { marks } from './bench/marks.ts'
import { moneySpeeds } from './bench/money.ts'
import { pageCosts } from './bench/pages.ts'
import { parcelSpeeds } from './bench/parcels.ts'
import { partySearch } from './bench/parties.ts'
import { bareServer, memory, type Product, processorTime, startProduct } from './bench/product.ts'
import { rentSpeeds } from './bench/rents.ts'
import { sessionChecks } from './bench/sessions.ts'
import { sheetPageWeight } from './bench/sheet-page.ts'
import { trailPages } from './bench/trail.ts'
import { firstVisit } from './bench/visit.ts'

/** Speed, measured. Ratios are of the same run on the same machine; nothing here decides a test. */
type Browser = Awaited<ReturnType<typeof openBrowser>>
type Row = { what: string; measured: string; goal: string; kept: '✓' | '✗' }

const kilobytes = (number: number) => `${number.toFixed(1)} kB`
const milliseconds = (number: number) => `${number.toFixed(number < 10 ? 2 : 0)} ms`

const parcelsAsked = process.argv.find((one) => /^--parcels(=\d+)?$/.test(one))
if (process.argv.includes('--rents')) console.table(await rents())
else if (process.argv.includes('--money')) console.table(await money())
else if (process.argv.includes('--cars')) console.table(await cars())
else if (process.argv.includes('--equipment')) console.table(await equipment())
else if (parcelsAsked) console.table(await parcels(Number(parcelsAsked.split('=')[1] ?? 1_000_000)))
else await everything()

async function everything() {
  const first = await startProduct()
  await first.stop({ keep: true })
  const product = await startProduct({ folder: first.folder })
  const browser = await openBrowser()
  try {
    // In this order: idle is before anybody came.
    const rows = [...starting(product), ...(await weights(product, browser)), ...(await load(product))]
    rows.push(
      ...(await live(product)),
      ...(await counter(product)),
      ...(await atTheDoor(product)),
      ...(await lookingBack(product)),
      ...(await officePages(product)),
    )
    console.table([...rows, ...(await money())])
    const paths = await publicPages(product.url)
    if (!process.argv.includes('--no-lighthouse')) console.table(await marks(paths))
  } finally {
    await browser.close()
    await product.stop({ keep: false })
  }
}

/** Alone, since it fills an office of its own; smaller with `--small`. */
async function rents() {
  const { size, few, grown, all, settled, grid, run } = await rentSpeeds(process.argv.includes('--small'))
  const many = (count: number, what: string) => `${count.toLocaleString('en')} ${what}`
  const ratio = (one: number, other: number): [string, boolean] => [
    `${(other / one).toFixed(2)} times for ${many(grown.charges, 'charges')} instead of ${few.charges.toLocaleString('en')}`,
    other < one * 3,
  ]
  return [
    row(`rent run of ${many(run.demanded, 'leases')}`, [`${Math.round(run.perSecond)} charges per s`, true], '–'),
    row('memory in its second half', [`${run.more.toFixed(0)} MB more`, run.more < 50], 'no growth'),
    row(`settlement run of ${many(settled.owners, 'owners')}`, [`${settled.seconds.toFixed(1)} s`, true], '–'),
    row(
      `collection board, ${many(size.leases, 'leases')}, ${many(all.charges, 'charges')}`,
      [milliseconds(all.board), all.board < 150],
      '< 150 ms',
    ),
    row('the same of one wilayat', [milliseconds(all.narrowed), all.narrowed < 300], '< 300 ms'),
    row('grid of a building of 500 units', [milliseconds(grid), grid < 100], '< 100 ms'),
    row(`board as charges grow, ${milliseconds(grown.board)}`, ratio(few.board, grown.board), '< 3 times'),
    row(`arrears by age, ${milliseconds(grown.arrears)}`, ratio(few.arrears, grown.arrears), '< 3 times'),
    row(`collection of a month, ${milliseconds(grown.collection)}`, ratio(few.collection, grown.collection), '< 3 times'),
  ]
}

/** Alone, since it fills an office of its own. */
async function cars() {
  const { bookings, search, booking, repack, timeline } = await carSpeeds()
  const page = await calendarWeight()
  const within = (took: number, most: number): [string, boolean] => [milliseconds(took), took < most]
  return [
    row(`search of ${bookings.toLocaleString('en')} bookings, p95`, within(search, 150), '< 150 ms'),
    row('a booking, until it is kept', within(booking, 80), '< 80 ms'),
    row('90 bookings laid anew', within(repack, 200), '< 200 ms'),
    row('calendar of a class over two weeks', within(timeline, 150), '< 150 ms'),
    row(
      `calendar of ${page.lanes} cars with ${page.bars} bars: HTML`,
      [`${kilobytes(page.timeline)}, its page sent as ${kilobytes(page.sent)}`, page.timeline < 120],
      '< 120 kB',
    ),
  ]
}

/** Alone, since it fills an office of its own. */
async function equipment() {
  const { yardstick, catalogue, grid, due, sheets, found, run, isSame, pool } = await machineSpeeds()
  const page = await sheetPageWeight()
  const within = (took: number, most: number): [string, boolean] => [
    `${milliseconds(took)}, ${Math.round(took / yardstick)} bare selects`,
    took < most,
  ]
  return [
    row('catalogue with 500 machines, p95', within(catalogue, 150), '< 150 ms'),
    row('page of a hire of 20 machines with a month of sheets', within(grid, 200), '< 200 ms'),
    row(`cycles of ${due} hires found`, within(found, 2_000), '< 2 s'),
    row(
      `cycle run of ${due} hires, ${sheets.toLocaleString('en')} sheets`,
      [`${run.toFixed(1)} s, ${Math.round((run * 1_000) / due / yardstick)} bare selects a hire`, run < 20],
      '< 20 s',
    ),
    row('the run repeated', [isSame ? 'the same invoices' : 'other invoices', isSame], 'the same'),
    row('one more of a pool of 1,000 takings', within(pool, 50), '< 50 ms'),
    row(
      'day sheet on a phone at 3G, first visit',
      [`${page.seconds.toFixed(1)} s, ${page.requests} requests, ${kilobytes(page.kilobytes)}`, page.seconds < 3],
      '< 3 s',
    ),
  ]
}

/** Alone, since it fills an office of its own: a million parcels, or as many as `--parcels=100000` says. */
async function parcels(count: number) {
  const measured = await parcelSpeeds(count)
  return measured.map(([what, said, kept, goal]) => row(what, [said, kept], goal))
}

async function money() {
  const measured = await moneySpeeds()
  return measured.map(([what, said, kept, goal]) => row(what, [said, kept], goal))
}

function row(what: string, [measured, kept]: [string, boolean], goal: string): Row {
  return { what, measured, goal, kept: kept ? '✓' : '✗' }
}

async function weights({ url }: Product, browser: Browser) {
  await fetch(url)
  const { before, moved, tap, scriptsAfterInterest } = await firstVisit(browser, url)
  return [
    row('home: HTML (brotli)', [kilobytes(before.document), before.document <= 15], '≤ 15 kB'),
    row('home: CSS', [kilobytes(before.stylesheet), before.stylesheet <= 20], '≤ 20 kB'),
    row('home: fonts', [kilobytes(before.font), before.font <= 110], '≤ 110 kB'),
    row('home: scripts before interest', [kilobytes(before.script), before.script === 0], 'none'),
    row('home: layout shift', [moved.toFixed(4), moved < 0.0005], '0'),
    row('scripts after the first interest', [kilobytes(scriptsAfterInterest), scriptsAfterInterest <= 150], '≤ 150 kB'),
    row('first tap answered', [milliseconds(tap), tap <= 300], '≤ 300 ms idle'),
  ]
}

async function load({ url, pid }: Product) {
  const { body, headers } = await asSent(url)
  const bare = await bareServer(body, headers)
  const many = { requests: 4000, together: 32 }
  await Promise.all([bare.url, url].map((one) => requestsPerSecond(one, { ...many, requests: 500 })))
  const yardstick = await requestsPerSecond(bare.url, many)
  const ours = await requestsPerSecond(url, many)
  bare.stop()

  const form = `${url}/contact`
  await requestsPerSecond(form, { requests: 200, together: 8 })
  const began = processorTime(pid)
  await requestsPerSecond(form, { requests: 1000, together: 8 })
  const each = (processorTime(pid) - began) / 1000
  const share = ours / yardstick
  return [
    row(
      'kept page against bare node:http',
      [`${share.toFixed(2)} (${Math.round(ours)} / ${Math.round(yardstick)} per s)`, share >= 0.5],
      '≥ 0.5',
    ),
    row('form page, processor time', [milliseconds(each), each <= 2], '≤ 2 ms'),
  ]
}

/** What a counter asks of the register. */
async function counter({ folder }: Product) {
  const searches = await partySearch(folder)
  return searches.map(({ query, total, slowest }) =>
    row(`customers, first of ${total} for «${query}»`, [milliseconds(slowest), slowest < 100], '< 100 ms among 100,000'),
  )
}

/** Every request asks who it is and what they may; whoever signs in pays once for a password nobody can guess at. */
async function atTheDoor({ folder }: Product) {
  const { checks, yardstick, share, signIn } = await sessionChecks(folder)
  const said = `${Math.round(checks)} per s, ${share.toFixed(2)} of ${Math.round(yardstick)} bare prepared selects`
  return [
    row('session and rights', [said, checks >= 10_000], '≥ 10,000 per s'),
    row('one password compared', [milliseconds(signIn), signIn >= 10], '≥ 10 ms: dear to guess'),
  ]
}

async function lookingBack({ folder }: Product) {
  const measured = await trailPages(folder)
  return measured.map(({ what, slowest }) =>
    row(`audit, 50 of 1,000,000: ${what}`, [milliseconds(slowest), slowest < 100], '< 100 ms'),
  )
}

/** A page of the back office as the general manager opens it. */
async function officePages(product: Product) {
  const lists = ['/admin/users', '/admin/finance/invoices']
  const measured = await pageCosts(product, ['/admin', ...lists])
  return measured.flatMap(({ path, statements, cpu, perSecond }) => {
    const [most, dearest] = path === '/admin' ? [12, 30] : [6, 12]
    return [
      row(`${path}: statements`, [`${statements}`, statements <= most], `≤ ${most}`),
      row(
        `${path}: processor time`,
        [`${milliseconds(cpu)}, ${perSecond.toFixed(0)} per s at 16`, cpu <= dearest],
        `≤ ${dearest} ms`,
      ),
    ]
  })
}

async function live(product: Product) {
  const { pages, took } = await fanOut(product)
  return [row(`the bell of ${pages} open pages`, [milliseconds(took), took <= 1000], '≤ 1 s')]
}

function starting(product: Product) {
  const size = memory(product)
  return [
    row('start to first answer', [milliseconds(product.firstAnswer), product.firstAnswer <= 3000], '≤ 3 s'),
    row('memory idle, app and database', [`${size.toFixed(0)} MB`, size <= 260], '≤ 260 MB'),
  ]
}

async function publicPages(url: string) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => url + new URL(loc).pathname)
}
