import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { grantRole } from '#areas/access/use-cases/grant-role.ts'
import { addDemonstrationAccount } from '#areas/identity/use-cases/add-demonstration-account.ts'
import { BatchInput } from '#areas/parcels/phone/inputs.ts'
import { takeBatch } from '#areas/parcels/phone/take-batch.ts'
import { planRun } from '#areas/parcels/runs/use-cases/plan-run.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { median } from './office.ts'
import type { ParcelOffice } from './parcel-office.ts'

const proof = createHash('sha256').update('a signature').digest('hex')
/** Two events a parcel: it is loaded, and given. */
const [phones, eventsOfEach, largest, rounds] = [30, 40, 50, 5] as const

type Parcel = { id: string; number: string }

/** A phone that comes back with fifty events, and thirty that come back at once with forty each. */
export async function phoneBatches(ctx: Ctx, admin: pg.Client, { here }: ParcelOffice) {
  const wanted = (rounds * largest + phones * eventsOfEach) / 2
  const { rows } = await admin.query<Parcel>(
    `select id, number from parcels where state in ('accepted', 'shelved') and service = 'door' and ended_at is null
       and cod <= 10000 and held_reason is null and not is_returning and branch_id = $1 and to_branch_id = $1 order by id desc limit $2`,
    [here, wanted],
  )
  if (rows.length < wanted) throw new Error(`${rows.length} parcels to bring, and ${wanted} are needed`)
  const took: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const one = await phone(ctx, here, rows.splice(0, largest / 2))
    const began = performance.now()
    await sent(one)
    took.push(performance.now() - began)
  }
  const together = []
  for (let nth = 0; nth < phones; nth += 1) together.push(await phone(ctx, here, rows.splice(0, eventsOfEach / 2)))
  const began = performance.now()
  await Promise.all(together.map(sent))
  return { one: median(took), seconds: (performance.now() - began) / 1_000 }
}

/** A courier with a run of these, and the message of their phone. */
async function phone(ctx: Ctx, branchId: string, parcels: readonly Parcel[]) {
  const { id: courierId } = await addDemonstrationAccount(ctx, { name: 'مندوب', email: `${randomUUID()}@example.om` })
  await grantRole(ctx, { accountId: courierId, role: 'courier' })
  const day = dayOf(ctx.now())
  const { runId } = await planRun(ctx, { id: ctx.newId(), branchId, courierId, day, parcels: parcels.map(({ id }) => id) })
  const stops = await ctx.db.selectFrom('parcelStops').select(['id', 'parcelId']).where('runId', '=', runId).execute()
  const stopAt = new Map(stops.map(({ id, parcelId }) => [parcelId, id]))
  const event = { at: ctx.now(), proofs: [] as string[] }
  const events = parcels.flatMap(({ id, number }, nth) => [
    { ...event, id: randomUUID(), seq: nth * 2, kind: 'loaded', data: { parcel: number } },
    {
      ...{ ...event, id: randomUUID(), seq: nth * 2 + 1, kind: 'delivered', proofs: [proof] },
      data: { stopId: stopAt.get(id) ?? '', receivedBy: 'مريم', paid: '900', way: 'cash' },
    },
  ])
  const batch = BatchInput.parse({ version: 1, device: randomUUID(), by: courierId, sentAt: ctx.now(), events })
  return { ctx: { ...ctx, actor: { ...theHouseItself, id: courierId } }, batch }
}

async function sent({ ctx, batch }: Awaited<ReturnType<typeof phone>>) {
  const { answers } = await takeBatch(ctx, batch)
  const refused = answers.find(({ result }) => result === 'refused' || result === 'waits')
  if (refused) throw new Error(`the office refused what a phone sent: ${JSON.stringify(refused)}`)
}
