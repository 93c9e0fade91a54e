import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import pg from 'pg'
import { merchantContracts } from '#areas/parcels/merchants/merchant-contracts.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { insideDatabase } from '#testing/inside.ts'
import { median } from './office.ts'
import { imported, labels, remittance, scans } from './parcel-acts.ts'
import { fillParcels, parcelOffice } from './parcel-office.ts'
import { courierScripts, parcelPages, trackingSpeed } from './parcel-pages.ts'
import { parcelsToDoors, phoneBatches } from './parcel-phones.ts'
import { startProduct } from './product.ts'

/** How far it is: a million takes its time. */
const say = (what: string) => console.log(`${(performance.now() / 1_000).toFixed(0).padStart(4)} s  ${what}`)

type Measured = [what: string, said: string, kept: boolean, goal: string]

const few = 1_000
const mostRemitted = 5_000
const tables = 10
const ms = (number: number) => `${number.toFixed(number < 10 ? 2 : 0)} ms`
const many = (number: number) => Math.round(number).toLocaleString('en')

/** What carrying parcels promises of speed, in an office of so many that the database made by itself. */
export async function parcelSpeeds(count: number): Promise<Measured[]> {
  const folder = mkdtempSync(`${tmpdir()}/bench-`)
  const product = await startProduct({ folder, more: { TRUSTED_PROXIES: '127.0.0.1' } })
  const server = await startEmbedded(`${folder}/postgres`)
  const admin = new pg.Client({ connectionString: server.url })
  let open = true
  const close = async () => {
    if (open) await product.stop({ keep: true })
    open = false
  }
  process.env.SECRET_KEY_FILE = `${folder}/secret.key`
  try {
    await admin.connect()
    say('the demonstration stands')
    const office = await inside(server.url, (ctx) => parcelOffice(ctx, admin))
    await fillParcels(admin, office, { from: 1, count: few })
    say('the small office stands')
    const small = await trackingSpeed(product.url, admin, 1_000)
    say(`/t/:number of it: ${many(small.perSecond)} per s`)
    const began = performance.now()
    await fillParcels(admin, office, { from: few + 1, count: count - few })
    await fillParcels(admin, office, { from: count + 1, count: parcelsToDoors, toDoors: true })
    const built = await size(admin, (performance.now() - began) / 1_000)
    say(
      `${many(built.parcels)} parcels with ${many(built.events)} events in ${many(built.seconds)} s, ${built.gigabytes.toFixed(1)} GB`,
    )
    const large = await trackingSpeed(product.url, admin, 1_500)
    say(`/t/:number of it: ${many(large.perSecond)} per s`)
    const pages = await parcelPages(product.url, admin, office.account)
    say('pages are measured')
    const script = await courierScripts(product.url, admin)
    const sent = await inside(server.url, (ctx) => phoneBatches(ctx, admin, { ...product, here: office.here }))
    say('phones are measured')
    await close()
    const acts = await inside(server.url, async (ctx) => {
      const yardstick = await bareSelect(admin)
      const scanned = await scans(ctx, admin, office, count < 50_000 ? 1 : 3)
      say(`${many(scanned.perSecond)} scans per s`)
      const printed = await labels(ctx, admin)
      const remitted = Math.min(mostRemitted, Math.floor(count / 20))
      const paid = { remitted, seconds: await remittance(ctx, admin, office, remitted) }
      say('labels and the remittance are measured')
      return { yardstick, scanned, printed, paid, sent, came: await imported(ctx, office.contractId, tables) }
    })
    return [...told(built), ...tracking(small, large), ...shown(pages, script), ...done(acts), beside()]
  } finally {
    await close()
    await admin.end()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const inside = <Output>(url: string, does: (ctx: Ctx) => Promise<Output>) =>
  insideDatabase(url, (house) =>
    does({
      ...{ ...house, contractKinds: [merchantContracts], actor: theHouseItself, requestId: 'bench', address: 'bench' },
    }),
  )

async function size(admin: pg.Client, seconds: number) {
  const { rows } = await admin.query<{ parcels: string; events: string; bytes: string }>(
    `select (select count(*) from parcels) parcels, (select count(*) from parcel_events) events, pg_database_size(current_database()) bytes`,
  )
  const { parcels = 0, events = 0, bytes = 0 } = rows[0] ?? {}
  return { parcels: Number(parcels), events: Number(events), gigabytes: Number(bytes) / 1e9, seconds }
}

/** What one question of nothing takes on this machine now. */
async function bareSelect(admin: pg.Client) {
  const took: number[] = []
  for (let round = 0; round < 300; round += 1) {
    const began = performance.now()
    await admin.query('select $1::int', [round])
    took.push(performance.now() - began)
  }
  return median(took.slice(50))
}

const told = ({ parcels, events, gigabytes, seconds }: Awaited<ReturnType<typeof size>>): Measured[] => [
  [
    `office of ${many(parcels)} parcels, ${many(events)} events`,
    `built in ${many(seconds)} s, ${gigabytes.toFixed(1)} GB`,
    true,
    '–',
  ],
]

type Tracking = Awaited<ReturnType<typeof trackingSpeed>>

function tracking(small: Tracking, large: Tracking): Measured[] {
  const share = large.perSecond / large.yardstick
  const [rate, slowest] = [small.perSecond / large.perSecond, large.p99 / small.p99]
  return [
    [
      ...(['/t/:number'] as const),
      `${many(large.perSecond)} per s, ${share.toFixed(2)} of ${many(large.yardstick)} of bare node:http`,
      large.perSecond >= 400,
      '≥ 400 per s',
    ],
    ['/t/:number, p99 at 8', ms(large.p99), large.p99 <= 60, '≤ 60 ms'],
    [
      `/t/:number of ${many(few)} parcels against all`,
      `${rate.toFixed(2)} times per s (${many(small.perSecond)}), ${slowest.toFixed(2)} times p99 (${ms(small.p99)})`,
      rate <= 1.5,
      '≤ 1.5 times',
    ],
  ]
}

type Scripts = Awaited<ReturnType<typeof courierScripts>>

const shown = (pages: Awaited<ReturnType<typeof parcelPages>>, script: Scripts): Measured[] => [
  ...pages.map(
    ({ what, p99, median: middle }): Measured => [`${what}, p99`, `${ms(p99)}, median ${ms(middle)}`, p99 <= 100, '≤ 100 ms'],
  ),
  ["courier's pages: scripts besides those of every page", `${script.own.toFixed(1)} kB`, script.own <= 60, '≤ 60 kB'],
  ["courier's pages: scripts of every page", `${script.shared.toFixed(1)} kB`, true, '–'],
]

type Acts = {
  yardstick: number
  scanned: Awaited<ReturnType<typeof scans>>
  came: number
  printed: Awaited<ReturnType<typeof labels>>
  paid: { remitted: number; seconds: number }
  sent: Awaited<ReturnType<typeof phoneBatches>>
}

function done({ yardstick, scanned, came, printed, paid, sent }: Acts): Measured[] {
  const asSelects = (took: number) => `${many(took / yardstick)} bare selects`
  return [
    ['scans at 8 desks: shelve, see, put', `${many(scanned.perSecond)} per s`, scanned.perSecond >= 150, '≥ 150 per s'],
    ['the same, p95', `${ms(scanned.p95)}, ${asSelects(scanned.p95)}`, scanned.p95 <= 120, '≤ 120 ms'],
    [
      '50 events of one phone',
      `${ms(sent.one)}, ${asSelects(sent.one / 50)} an event, the slowest message ${ms(sent.slowest)}`,
      ...([sent.one <= 250, '≤ 250 ms'] as const),
    ],
    ['30 phones with 40 events at once', `${sent.seconds.toFixed(1)} s`, sent.seconds <= 10, '≤ 10 s'],
    [`import of ${many(tables * 1_000)} rows`, `${came.toFixed(1)} s, ${asSelects(came / tables)} a row`, came <= 30, '≤ 30 s'],
    ['one label', `${ms(printed.one)}, ${asSelects(printed.one)}`, printed.one <= 20, '≤ 20 ms'],
    ['200 labels on one paper', `${(printed.many / 1_000).toFixed(2)} s`, printed.many <= 4_000, '≤ 4 s'],
    [`remittance of ${many(paid.remitted)} parcels`, `${paid.seconds.toFixed(2)} s`, paid.seconds <= 3, '≤ 3 s'],
  ]
}

/** What else the machine did meanwhile: with more than one for each core, the times above are those of a queue. */
const beside = (): Measured => ['load of the machine, 15 min', (loadavg()[2] ?? 0).toFixed(1), true, '–']
