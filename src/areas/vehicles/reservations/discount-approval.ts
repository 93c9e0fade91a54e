import { z } from 'zod'
import { reservationPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import { inRials } from '#values/money.ts'
import { notOpen, setDiscount } from './discount.ts'
import { findReservationForUpdate } from './load-for-update.ts'
import { reservation } from './reservation-detail.ts'

/** What waits for a second pair of eyes; `by` is whoever asked. */
export const AskedDiscount = z.object({ reservationId: z.uuid(), percent: z.number(), why: z.string(), by: z.string() })

/** Above the limit of whoever serves, somebody else agrees. */
export const approveDiscount: Approvable = {
  action: 'vehicles.discount',
  label: 'خصم على أسعار السيارات فوق الحد',
  approver: 'generalManager',
  async tell(ctx, payload) {
    const { reservationId, percent, why } = AskedDiscount.parse(payload)
    const one = await reservation(ctx, reservationId)
    return [
      {
        question: 'الحجز',
        answer: one ? `${one.number}، ${one.name}، ${one.className}` : 'حجز خارج صلاحيتك',
        path: one ? reservationPath(reservationId) : null,
      },
      ...(one ? [{ question: 'السعر الآن بلا ضريبة', answer: inRials(one.price.net) }] : []),
      { question: 'الخصم', answer: `${percent}% من سعر السيارة` },
      { question: 'السبب', answer: why },
      { question: 'بعد الاعتماد', answer: 'يتغيّر سعر الحجز، ما لم يُفتح له عقد قبل ذلك.' },
    ]
  },
  anewAt({ actor }, payload) {
    return actor.may(may.reserve) ? reservationPath(AskedDiscount.parse(payload).reservationId) : null
  },
  async apply(work, payload) {
    const { reservationId, ...discount } = AskedDiscount.parse(payload)
    const one = await findReservationForUpdate(work, { id: reservationId })
    if (!one) throw notOpen()
    await setDiscount(work, one, discount)
  },
}
