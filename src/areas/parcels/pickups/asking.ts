import { customersNamed } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import type { MerchantTerms } from '../merchants/terms-of.ts'
import { parcelPermissions as may } from '../permissions.ts'
import { faultOfWindow, type WindowStart, whenInWords } from '../redelivery/windows.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { isAbroad, placesKept } from '../tariff/places.ts'
import { pickupAsked, pickupCancelled, pickupCollected } from './facts.ts'
import { isOpenPickup } from './pickup.ts'

type Asked = {
  id: string
  day: string
  from: WindowStart
  place: string
  quarter?: string | undefined
  landmark: string
  building?: string | undefined
  phone: string
  count: number
  note?: string | undefined
}

/** Parcels are to be fetched from their merchant, where the office does that: the branch of the contract sends somebody. */
export async function askPickup(
  work: Work,
  { partyId, branchId }: MerchantTerms,
  { from, quarter, building, note, ...asked }: Asked,
) {
  const { pickup } = await parcelRulesNow(work.tx)
  if (!pickup) throw new Refusal('parcels.no-pickup', 'لا نستلم الطرود من موقع المرسل الآن. أحضرها إلى الفرع.')
  if (isAbroad(asked.place) || !(await placesKept(work.tx)).some(({ place }) => place === asked.place))
    throw fieldFault('place', `لا نصل إلى ${asked.place}. اختر ولاية من القائمة.`)
  mustBeAhead(work, { day: asked.day, from })
  await work.tx
    .insertInto('parcelPickups')
    .values({
      ...{ ...asked, partyId, branchId, quarter: quarter ?? null, building: building ?? null, note: note ?? null },
      ...{ fromTime: from, state: 'requested', courierId: null, courierName: null, reason: null },
      ...{ askedAt: work.now(), endedAt: null },
    })
    .execute()
  const { id, count, day } = asked
  work.record(pickupAsked, id, await factData(work, { partyId, branchId, count, day, fromTime: from }))
}

export function mustBeAhead(work: Pick<Work, 'now'>, when: { day: string; from: WindowStart }) {
  const fault = faultOfWindow(when, work.now())
  if (fault) throw fieldFault(fault.field, fault.text)
}

const noPickup = () => new Refusal('not-found', 'لا يوجد هذا الطلب.', 404)

/** One of these senders that nobody has fetched yet, held. */
export async function ownPickup({ tx }: Pick<Work, 'tx'>, id: string, senders: readonly string[]) {
  const row = await tx.selectFrom('parcelPickups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row || !senders.includes(row.partyId)) throw noPickup()
  return row
}

export async function loadPickupForUpdate({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string) {
  const row = await tx.selectFrom('parcelPickups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw noPickup()
  mustReach(actor, may.dispatch, row)
  return row
}
export type LoadedPickup = Awaited<ReturnType<typeof loadPickupForUpdate>>

export function mustBeOpen({ state }: LoadedPickup) {
  if (!isOpenPickup(state)) throw new Refusal('parcels.pickup-over', 'انتهى هذا الطلب. حدّث الصفحة لترى ما جرى.')
}

export async function cancelPickup(
  work: Work,
  one: LoadedPickup,
  { byOffice, reason }: { byOffice: boolean; reason: string | null },
) {
  if (one.state === 'cancelled') return work.repeated()
  mustBeOpen(one)
  await work.tx
    .updateTable('parcelPickups')
    .set({ state: 'cancelled', reason, endedAt: work.now() })
    .where('id', '=', one.id)
    .execute()
  work.record(pickupCancelled, one.id, { ...(await factData(work, one)), byOffice, reason })
}

/** How many parcels were taken by their scan at the merchant's door. */
export async function takenAt({ tx }: Pick<Work, 'tx'>, pickupId: string) {
  const { taken } = await tx
    .selectFrom('parcels')
    .select(({ fn }) => fn.countAll<string>().as('taken'))
    .where('pickupId', '=', pickupId)
    .executeTakeFirstOrThrow()
  return Number(taken)
}

export async function endPickup(work: Work, one: LoadedPickup) {
  await work.tx.updateTable('parcelPickups').set({ state: 'collected', endedAt: work.now() }).where('id', '=', one.id).execute()
  const taken = await takenAt(work, one.id)
  work.record(pickupCollected, one.id, { ...(await factData(work, one)), ...(taken > 0 && { taken }) })
  return taken
}

type Told = Pick<LoadedPickup, 'partyId' | 'branchId' | 'count' | 'day' | 'fromTime'>

export async function factData(work: Work, { partyId, branchId, count, day, fromTime }: Told) {
  const [party] = await customersNamed(work, [partyId])
  return { partyId, branchId, count, merchant: party?.name ?? '', when: whenInWords(day, fromTime) }
}
