import { branches } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { weekdayAndDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import type { ParcelState, PinSource } from '../journey/parcel.ts'
import { dearerBy } from './quotes.ts'
import { isPinnable } from './redelivering.ts'
import { daysToChoose, isWindowNear, mostChanges, whenInWords, windowInWords, windowStarts } from './windows.ts'

type Parcel = Parameters<typeof dearerBy>[1] & {
  state: ParcelState
  service: 'door' | 'branch'
  isReturning: boolean
  endedAt: Date | null
  heldReason: string | null
  deliverOn: string | null
  deliverFrom: string | null
  rescheduled: number
  redirected: number
  collector: string | null
  pinSource: PinSource | null
  pinnedAt: Date | null
  instructions: string | null
  place: string
}

/** What can still be chosen of when and where, with what another place costs more; null where nothing can. */
export async function redeliveryOf({ db, now }: Pick<Ctx, 'db' | 'now'>, one: Parcel) {
  if (one.endedAt || one.isReturning || one.heldReason !== null) return null
  const today = dayOf(now())
  const { deliverOn, deliverFrom } = one
  const isOut = one.state === 'out-for-delivery'
  const places = await dearerBy(db, one)
  const offices = (await branches({ db })).filter(({ wilayat }) => places.some(({ place }) => place === wilayat))
  const costs = (place: string) => places.find((each) => each.place === place)?.more ?? 0n
  const priced = (name: string, more: bigint) => (more > 0n ? `${name} (زيادة ${inRials(more)})` : name)
  return {
    ...{ collector: one.collector, instructions: one.instructions, isDoor: one.service === 'door', place: one.place },
    at: deliverOn ? whenInWords(deliverOn, deliverFrom, today) : null,
    mayMove:
      one.service === 'door' && one.state !== 'ready-for-pickup' && one.rescheduled < mostChanges && !isWindowNear(one, now()),
    mayPin: isPinnable(one),
    // The sender may hold the link too: the coordinates stay between the recipient and us.
    pin: one.pinSource && one.pinnedAt ? { source: one.pinSource, at: one.pinnedAt } : null,
    mayRedirect: !isOut && one.redirected < mostChanges,
    mayToDoor: one.state !== 'ready-for-pickup',
    days: daysToChoose(today).map((day) => [day, weekdayAndDay(day, today)] as const),
    windows: windowStarts.map((from) => [from, windowInWords(from)] as const),
    places: places.map(({ place, more }) => [place, priced(place, more)] as const),
    branches: offices.map(({ id, nameAr, wilayat }) => [id, priced(nameAr, costs(wilayat))] as const),
  }
}
export type Redelivery = NonNullable<Awaited<ReturnType<typeof redeliveryOf>>>
