import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { Actor, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { type Belongs, boundOf, reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { reservationDiscounted } from './facts.ts'
import type { LoadedReservation } from './load-for-update.ts'
import { type DiscountTerms, quote } from './quote.ts'
import { standingStates } from './reservation.ts'
import { factData } from './reservation-facts.ts'
import { snapshotOf } from './snapshot.ts'

const may = vehiclesPermissions.discount

/** Up to how many percent this person goes by themselves there; 0 where they give none, null without a limit. */
export const mostDiscount = (actor: Actor, at: Belongs) => (reaches(actor, may, at) ? boundOf(actor, may, at).discount : 0)

export const overLimit = (most: number) => `حد الخصم لديك ${most}%. اكتب أقل، أو احجز ثم اطلب الزيادة من صفحة الحجز لتُعتمد.`

/** It carries the name of whoever gave it. */
export const discountAt = (
  { actor }: Pick<Work, 'actor'>,
  { percent, why }: { percent: number; why: string },
): DiscountTerms => ({
  ...{ percent, why },
  by: actor.name,
})

type Given = { percent: number; why: string; by: string }

/** The price again with this discount in place of whatever there was: it is set and never added, so two cannot come to more than one. */
export async function setDiscount(work: Work, one: LoadedReservation, { percent, why, by }: Given) {
  const discount = percent > 0 ? { percent, why, by } : null
  const percentOff = (one.terms.agreement?.percentOff ?? 0) + percent * 100
  if (percentOff >= 10_000) throw fieldFault('discount', 'الخصم مع الاتفاقية يبلغ السعر كله. اكتب خصمًا أقل.')
  const terms = { ...one.terms, discount, card: { ...one.terms.card, percentOff } }
  const price = quote(terms, { from: one.startsAt, until: one.endsAt })
  const set = await work.tx
    .updateTable('carReservations')
    .set({ snapshot: snapshotOf(terms, price), net: price.net, vat: price.vat, version: one.version + 1 })
    .where('id', '=', one.id)
    .where('state', 'in', standingStates)
    .returning('id')
    .executeTakeFirst()
  if (!set) throw notOpen()
  work.record(reservationDiscounted, one.id, { ...factData(one, { terms, price }), percent, why })
}

export const notOpen = () => new Refusal('vehicles.discount-late', 'فُتح للحجز عقد أو انتهى، فلا يتغير سعره. حدّث الصفحة.')
