import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { percentOf } from '#values/shares.ts'
import { mostDiscount, notOpen, setDiscount } from '../discount.ts'
import { AskedDiscount, approveDiscount } from '../discount-approval.ts'
import { discountAsked } from '../facts.ts'
import { DiscountReservationInput } from '../inputs.ts'
import { loadReservationForUpdate } from '../load-for-update.ts'
import { standingStates } from '../reservation.ts'
import { factData } from '../reservation-facts.ts'

/** So much off the price of the car: at once up to one's own limit, above it once somebody else agrees. */
export const discountReservation = command({
  name: 'vehicles.discount-reservation',
  permission: vehiclesPermissions.discount,
  input: DiscountReservationInput,
  async run(work, { reservationId: id, discount: percent, why }) {
    const one = await loadReservationForUpdate(work, id)
    const most = mostDiscount(work.actor, one)
    if (most === 0) throw new Refusal('forbidden', 'يحتاج الخصم إلى صلاحية خصم على أسعار السيارات في هذا الفرع.', 403)
    if (!standingStates.some((state) => state === one.state)) throw notOpen()
    if ((one.terms.discount?.percent ?? 0) === percent) {
      work.repeated()
      return { id, waits: false }
    }
    if (most === null || percent <= most) {
      await setDiscount(work, one, { percent, why, by: work.actor.name })
      return { id, waits: false }
    }
    if ((one.terms.agreement?.percentOff ?? 0) + percent * 100 >= 10_000)
      throw fieldFault('discount', 'الخصم مع الاتفاقية يبلغ السعر كله. اكتب خصمًا أقل.')
    await requestApproval(work, {
      ...{ action: approveDiscount.action, title: `خصم ${percent}% على الحجز ${one.number}`, subjectId: id },
      ...{ amount: percentOf(one.price.net, percent), branchId: one.branchId, reason: why },
      payload: z.encode(AskedDiscount, { reservationId: id, percent, why, by: work.actor.name }),
    })
    work.record(discountAsked, id, { ...factData(one, one), percent, why })
    return { id, waits: true }
  },
})
