import type { Ctx, Work } from '#platform/context.ts'
import { inRials } from '#values/money.ts'
import { undecided } from './fine.ts'

/** The fines of one rental on which nobody has decided, in words. */
export async function openFinesOf({ db }: { db: Ctx['db'] | Work['tx'] }, contractId: string) {
  const rows = await db
    .selectFrom('carFines')
    .innerJoin('carRentalSegments', 'carRentalSegments.id', 'carFines.segmentId')
    .select(['reference', 'amount'])
    .where('carRentalSegments.contractId', '=', contractId)
    .where('carFines.state', 'in', undecided)
    .orderBy('at')
    .execute()
  return rows.map(({ reference, amount }) => `البت في المخالفة ${reference} (${inRials(amount)})`)
}
