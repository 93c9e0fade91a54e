import { sql } from 'kysely'
import { z } from 'zod'
import { recordsOf } from '#areas/customers/public.ts'
import { askPickup } from '../../pickups/asking.ts'
import type { PickupState } from '../../pickups/pickup.ts'
import { asks, does } from '../endpoint.ts'
import { cursorOf, cursorRead, perPage, termsOfCaller } from '../reading.ts'
import { PickupGiven, PickupsTold, PickupTold } from '../shapes.ts'

const pickups = { scope: 'parcels', path: '/pickups' } as const

type Row = {
  id: string
  state: PickupState
  day: string
  fromTime: string
  count: number
  place: string
  courierName: string | null
  reason: string | null
}

const told = ({ id, state, day, fromTime, count, place, courierName, reason }: Row) => ({
  ...{ id, state, day, from: fromTime, count, place, courier: courierName, reason },
})

export const askPickupByApi = does(
  {
    name: 'ask-pickup',
    method: 'POST',
    ...pickups,
    summary: 'اطلب استلام طرودك من عندك',
    status: 201,
    body: PickupGiven,
    answer: PickupTold,
  },
  async (work, { caller, body: { address, ...asked } }) => {
    const id = work.newId()
    await askPickup(work, await termsOfCaller(work, caller), { id, ...asked, ...address })
    return told(await work.tx.selectFrom('parcelPickups').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
  },
)

export const pickupsByApi = asks(
  {
    ...{ name: 'pickups', method: 'GET', ...pickups, summary: 'ما طلبت استلامه، الأحدث أولًا', answer: PickupsTold },
    query: z.strictObject({ cursor: z.string().max(200).optional() }),
  },
  async ({ db }, { caller, query: { cursor } }) => {
    const before = cursor === undefined ? undefined : cursorRead(cursor)
    const rows = await db
      .selectFrom('parcelPickups')
      .selectAll()
      .where('partyId', 'in', recordsOf(caller.partyId))
      .$if(before !== undefined, (all) =>
        all.where(sql<boolean>`(asked_at, id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid)`),
      )
      .orderBy('askedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(perPage + 1)
      .execute()
    const page = rows.slice(0, perPage)
    const last = page.at(-1)
    const next = rows.length > perPage && last ? cursorOf({ at: last.askedAt, id: last.id }) : null
    return { pickups: page.map(told), next }
  },
)
