import { releaseStock, takeStock } from '#areas/calendar/public.ts'
import type { Work } from '#platform/context.ts'
import type { Terms } from './quote.ts'
import { reservationNumber } from './reservation.ts'

type Reserved = { id: string; sequence: number; madeAt: Date; startsAt: Date; endsAt: Date; partyId: string | null }

/** Of what is counted one is promised for its days, once the reservation is agreed on. */
export async function takeStockFor(work: Work, row: Reserved, { addOns }: Pick<Terms, 'addOns'>) {
  if (addOns.length === 0) return
  const counted = await work.tx
    .selectFrom('carAddOns')
    .select(['id', 'poolId'])
    .where(
      'id',
      'in',
      addOns.map(({ id }) => id),
    )
    .where('poolId', 'is not', null)
    .orderBy('id')
    .execute()
  for (const { id: addOnId, poolId } of counted) {
    if (!poolId) continue
    const stretch = { from: row.startsAt, until: row.endsAt, partyId: row.partyId, reason: reservationNumber(row) }
    const { id: takingId } = await takeStock(work, { poolId, quantity: 1, ...stretch, field: 'addOns' })
    await work.tx.insertInto('carReservationStock').values({ reservationId: row.id, addOnId, takingId }).execute()
  }
}

/** What was promised for it is free again. */
export async function releaseStockOf(work: Work, reservationId: string) {
  const taken = await work.tx
    .deleteFrom('carReservationStock')
    .using('carAddOns')
    .whereRef('carAddOns.id', '=', 'carReservationStock.addOnId')
    .where('reservationId', '=', reservationId)
    .returning(['takingId', 'poolId'])
    .execute()
  for (const { takingId, poolId } of taken) if (poolId) await releaseStock(work, { poolId, takingId })
}
