import { brotliCompressSync, constants } from 'node:zlib'
import { startEmbedded } from '#platform/db/embedded.ts'
import { query } from '#testing/template.ts'
import { fillFleet } from './cars.ts'
import { generalManager } from './pages.ts'
import { startProduct } from './product.ts'

const lanes = 60

/** What the calendar of sixty cars over two weeks weighs: its own HTML, and the page with all that is around it as it is sent. */
export async function calendarWeight() {
  const product = await startProduct()
  const server = await startEmbedded(`${product.folder}/postgres`)
  try {
    const token = await query(server.url, async (client) => {
      const { rows } = await client.query<{ count: number }>('select count(*)::int count from vehicles')
      await fillFleet(client, { fleet: lanes - (rows[0]?.count ?? 0), each: 40 })
      await client.query(named)
      return generalManager(async (text, values) => (await client.query(text, values)).rows)
    })
    const response = await fetch(`${product.url}/admin/vehicles/calendar`, { headers: { cookie: `session=${token}` } })
    const page = await response.text()
    const [, timeline = ''] = /(<section[^>]*class="lanes-box".*?<\/section>)/s.exec(page) ?? []
    const shown = { lanes: count(timeline, '<li class="lane">'), bars: count(timeline, 'class="occupancy ') }
    if (shown.lanes !== lanes) throw new Error(`the calendar shows ${shown.lanes} cars`)
    return { ...shown, timeline: kilobytes(timeline), sent: brotliCompressSync(page, quick).length / 1000 }
  } finally {
    await server.stop()
    await product.stop({ keep: false })
  }
}

/** Each of the bookings is of somebody of the demonstration, and leads to its record. */
const named = `
  insert into car_reservations select (jsonb_populate_record(one.r, jsonb_build_object('id', gen_random_uuid(), 'occupancy_id', o.id,
    'sequence', 50000 + o.n, 'form_id', gen_random_uuid(), 'token_hash', null))).*
  from (select id, row_number() over () n from occupancies where taken_by = 'bench') o
  join (select r, row_number() over (order by sequence) place, count(*) over () count from car_reservations r) one
    on one.place = o.n % one.count + 1`

const count = (text: string, what: string) => text.split(what).length - 1
const kilobytes = (text: string) => Buffer.byteLength(text) / 1000
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
