import type { z } from 'zod'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { placeOf } from '#areas/vehicles/terms/queries.ts'
import { youngBelow } from '#areas/vehicles/terms/rules.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { companyAtCounter, customerOf } from './customer-of.ts'
import { discountAt, mostDiscount, overLimit } from './discount.ts'
import type { ReserveCarInput } from './inputs.ts'
import { holdReservation, reservedBy, reserveNow } from './reserving.ts'

/** Agreed on at once, or held for as long as the rules let; the same form again finds what it made. */
export async function reserveAtOffice(work: Work, { id: formId, how, ...asked }: z.output<typeof ReserveCarInput>) {
  const before = await reservedBy(work, formId)
  if (before) return { id: before.id, existed: true }
  await mustReserveAt(work, asked.placeOut)
  const under25 = asked.under25 || (asked.age !== undefined && asked.age < youngBelow)
  const { companyId } = asked
  const partyId = companyId ? await companyAtCounter(work, companyId) : await customerOf(work, asked)
  const discount = asked.discount && (await discountAllowed(work, { placeId: asked.placeOut, ...asked.discount }))
  const booking = { ...asked, discount, under25, formId, partyId, phoneVerifiedAt: null }
  const made = how === 'hold' ? await holdReservation(work, booking) : await reserveNow(work, booking)
  return { id: made.id, existed: false }
}

async function mustReserveAt({ tx, actor }: Work, placeId: string) {
  const place = await placeOf(tx, placeId)
  if (!place || !reaches(actor, vehiclesPermissions.reserve, place)) throw fieldFault('placeOut', 'اختر مكان تسليم من فروعك.')
}

type Asked = { placeId: string; percent: number; why: string }

/** As far as whoever reserves may go by themselves; more is asked for on the page of the reservation. */
async function discountAllowed(work: Work, { placeId, percent, why }: Asked) {
  const place = await placeOf(work.tx, placeId)
  const most = place ? mostDiscount(work.actor, place) : 0
  if (most === 0) throw new Refusal('forbidden', 'يحتاج الخصم إلى صلاحية خصم على أسعار السيارات.', 403)
  if (most !== null && percent > most) throw fieldFault('discount', overLimit(most))
  return discountAt(work, { percent, why })
}
