import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { duesAtDoor } from '../counter/taking-money.ts'
import { shownNumber } from '../journey/number.ts'
import { isWithCourier } from '../journey/with-courier.ts'

const most = 200

type Where = { branchId: string; wilayat: string }

/** All that waits in a branch for a courier, with its shelf, how often it was tried, and the cash to be taken for it. */
export async function waitingIn(ctx: Pick<Ctx, 'db' | 'now'>, { branchId, wilayat }: Where) {
  const rows = await ctx.db
    .selectFrom('parcels')
    .innerJoin('tariffZones', 'tariffZones.id', 'parcels.zoneId')
    .select(['parcels.id', 'number', 'recipientName', 'recipientPhone', 'place', 'quarter', 'landmark', 'pieceCount'])
    .select(['promisedOn', 'deliverOn', 'deliverFrom', 'grams', 'zoneId'])
    .select(['payer', 'carriage', 'codFee', 'cod', 'isReturning', 'vat', 'carriageInvoiceId', 'storageInvoiceId'])
    .select(['storageFrom', 'redirectInvoiceId', 'recipientId'])
    .select(({ selectFrom, fn }) => [
      selectFrom('parcelStops')
        .select(fn.countAll<bigint>().as('n'))
        .whereRef('parcelId', '=', 'parcels.id')
        .where('reason', 'is not', null)
        .as('tries'),
      selectFrom('parcelCustody')
        .innerJoin('parcelPieces', 'parcelPieces.id', 'parcelCustody.pieceId')
        .innerJoin('parcelShelves', 'parcelShelves.id', 'parcelCustody.holderId')
        .select((eb) => eb.fn.min<string>('parcelShelves.code').as('code'))
        .whereRef('parcelPieces.parcelId', '=', 'parcels.id')
        .where('until', 'is', null)
        .where('holder', '=', 'shelf')
        .as('shelf'),
    ])
    .where('branchId', '=', branchId)
    .where('service', '=', 'door')
    .where('isReturning', '=', false)
    .where('heldReason', 'is', null)
    .where('state', 'in', ['accepted', 'shelved', 'at-branch'])
    .where((eb) => eb.not(isWithCourier(eb as never)))
    .whereRef('toBranchId', '=', 'branchId')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('parcelStops')
            .select('parcelStops.id')
            .whereRef('parcelId', '=', 'parcels.id')
            .where('parcelStops.state', 'in', ['planned', 'loaded', 'failed']),
        ),
      ),
    )
    .orderBy(sql`place <> ${wilayat}`)
    .orderBy('place')
    .orderBy('quarter')
    .orderBy('registeredAt')
    .limit(most)
    .execute()
  const dues = await duesAtDoor(ctx, rows)
  return rows.map(({ number, id, place, quarter, landmark, grams, tries, ...row }, at) => ({
    ...{ id, place, quarter, landmark, grams, number: shownNumber(number), due: dues[at]?.cash ?? 0n },
    ...{ isNear: place === wilayat, tries: Number(tries), shelf: row.shelf, pieceCount: row.pieceCount, zoneId: row.zoneId },
    ...{ recipientName: row.recipientName, recipientPhone: row.recipientPhone },
    ...{ promisedOn: row.promisedOn, deliverOn: row.deliverOn, deliverFrom: row.deliverFrom },
  }))
}
export type Waiting = Awaited<ReturnType<typeof waitingIn>>[number]
