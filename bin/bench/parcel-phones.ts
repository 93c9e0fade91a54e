import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { codeOf } from '#areas/parcels/journey/hand-over-code.ts'
import { phoneVersion } from '#areas/parcels/phone/version.ts'
import { planRun } from '#areas/parcels/runs/use-cases/plan-run.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { median, share } from './office.ts'
import { untilQuiet } from './pages.ts'
import type { ParcelOffice } from './parcel-office.ts'
import { sessionOf } from './parcel-pages.ts'
import type { Product } from './product.ts'

const proof = createHash('sha256').update('a signature').digest('hex')
/** Two events a parcel: it is loaded, and given. */
const [phones, eventsOfEach, largest, rounds] = [30, 40, 50, 9] as const
export const parcelsToDoors = (rounds * largest + phones * eventsOfEach) / 2

type Parcel = { id: string; number: string }
type Office = Pick<ParcelOffice, 'here'> & Pick<Product, 'url' | 'pid'>

/** A phone that comes back with fifty events, and thirty that come back at once with forty each, through the door of the office. */
export async function phoneBatches(ctx: Ctx, admin: pg.Client, { here, url, pid }: Office) {
  const { rows } = await admin.query<Parcel>(
    `select id, number from parcels where state = 'shelved' and service = 'door' and ended_at is null and cod = 900 and branch_id = $1
     order by id limit $2`,
    [here, parcelsToDoors],
  )
  if (rows.length < parcelsToDoors) throw new Error(`${rows.length} parcels to bring, and ${parcelsToDoors} are needed`)
  const took: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const one = await phone(ctx, admin, { branchId: here, parcels: rows.splice(0, largest / 2) })
    // One phone alone: what its message before told others has gone out.
    await untilQuiet(pid)
    const began = performance.now()
    await send(url, one)
    took.push(performance.now() - began)
  }
  const together: Message[] = []
  for (let nth = 0; nth < phones; nth += 1)
    together.push(await phone(ctx, admin, { branchId: here, parcels: rows.splice(0, eventsOfEach / 2) }))
  const began = performance.now()
  await Promise.all(together.map((one) => send(url, one)))
  return { one: median(took), slowest: share(0.99, took), seconds: (performance.now() - began) / 1_000 }
}

type Run = { branchId: string; parcels: readonly Parcel[] }

/** A courier with a run of these, and the message of their phone: one in ten is signed for, the others are proven by their code. */
async function phone(ctx: Ctx, admin: pg.Client, { branchId, parcels }: Run) {
  const { id: courierId } = await addDemonstrationAccount(ctx, { name: 'مندوب', email: `${randomUUID()}@example.om` })
  await grantRole(ctx, { accountId: courierId, role: 'courier' })
  const day = dayOf(ctx.now())
  const { runId } = await planRun(ctx, { id: ctx.newId(), branchId, courierId, day, parcels: parcels.map(({ id }) => id) })
  const stops = await ctx.db.selectFrom('parcelStops').select(['id', 'parcelId']).where('runId', '=', runId).execute()
  const stopAt = new Map(stops.map(({ id, parcelId }) => [parcelId, id]))
  const codes = await Promise.all(parcels.map(({ id }) => codeOf(ctx.db, id, 1)))
  const at = ctx.now()
  const events = parcels.flatMap(({ id, number }, nth) => [
    { id: randomUUID(), seq: nth * 2, kind: 'loaded', at, data: { parcel: number }, proofs: [] },
    {
      ...{ id: randomUUID(), seq: nth * 2 + 1, kind: 'delivered', at, proofs: nth % 10 === 9 ? [proof] : [] },
      data: {
        ...{ stopId: stopAt.get(id), receivedBy: 'مريم', paid: '0.900', way: 'cash' },
        ...(nth % 10 === 9 ? { whyNoCode: 'هاتفه مغلق', cardEnd: '4821' } : { code: codes[nth] }),
      },
    },
  ])
  const batch = { version: phoneVersion, device: randomUUID(), by: courierId, sentAt: at, events }
  return { cookie: `session=${await sessionOf(admin, courierId)}`, body: JSON.stringify(batch), count: events.length }
}
type Message = Awaited<ReturnType<typeof phone>>
type Answers = { answers: { result: string }[] }

async function send(url: string, { cookie, body, count }: Message) {
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  const answered = await fetch(`${url}/admin/parcels/run/sync`, { method: 'POST', headers, body })
  const text = await answered.text()
  if (answered.status !== 200) throw new Error(`the office answered ${answered.status}: ${text}`)
  const { answers } = JSON.parse(text) as Answers
  const wrong = answers.find(({ result }) => result !== 'accepted')
  if (wrong || answers.length !== count) throw new Error(`the office refused what a phone sent: ${JSON.stringify(wrong)}`)
}
