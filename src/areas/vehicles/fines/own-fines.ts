import type { Ctx } from '#platform/context.ts'

/** What the cars of a rental were fined for while its renter had them, with what proves it: which car, and from when to when it was theirs. */
export const finesOfOwn = ({ db }: Pick<Ctx, 'db'>, contractId: string) =>
  db
    .selectFrom('carFines')
    .innerJoin('carRentalSegments', 'carRentalSegments.id', 'carFines.segmentId')
    .select(['carFines.id', 'reference', 'at', 'place', 'amount', 'fee', 'carFines.state', 'plateDigits', 'plateLetters'])
    .select(['carRentalSegments.outAt', 'carRentalSegments.backAt'])
    .where('carRentalSegments.contractId', '=', contractId)
    .where('carFines.state', '<>', 'cancelled')
    .orderBy('at')
    .execute()
export type OwnFine = Awaited<ReturnType<typeof finesOfOwn>>[number]
