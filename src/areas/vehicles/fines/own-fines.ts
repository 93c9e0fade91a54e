import type { Ctx } from '#platform/context.ts'
import { feesCharged } from './fee-charged.ts'

/** What the cars of a rental were fined for while its renter had them, with what proves it: which car, and from when to when it was theirs. */
export async function finesOfOwn({ db }: Pick<Ctx, 'db'>, contractId: string) {
  const rows = await finesIn(db, contractId)
  const fees = await feesCharged({ db }, rows)
  return rows.map(({ feeInvoiceId, ...fine }) => ({ ...fine, fee: fees.get(feeInvoiceId ?? '') ?? null }))
}

const finesIn = (db: Ctx['db'], contractId: string) =>
  db
    .selectFrom('carFines')
    .innerJoin('carRentalSegments', 'carRentalSegments.id', 'carFines.segmentId')
    .select([
      'carFines.id',
      'reference',
      'at',
      'place',
      'amount',
      'feeInvoiceId',
      'carFines.state',
      'plateDigits',
      'plateLetters',
    ])
    .select(['carRentalSegments.outAt', 'carRentalSegments.backAt'])
    .where('carRentalSegments.contractId', '=', contractId)
    .where('carFines.state', '<>', 'cancelled')
    .orderBy('at')
    .execute()
export type OwnFine = Awaited<ReturnType<typeof finesOfOwn>>[number]
