import { contractsOfKind } from '#areas/contracts/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { plateText } from '#values/plates.ts'
import { rentalKind } from '../rentals/rental.ts'
import type { ToldFine } from './facts.ts'
import { isUndecided } from './fine.ts'

/** A fine with the contract by which somebody had the car; nobody else decides on it meanwhile. */
export async function loadFine({ tx }: Pick<Work, 'tx'>, fineId: string) {
  const fine = await tx
    .selectFrom('carFines')
    .innerJoin('vehicles', 'vehicles.id', 'carFines.vehicleId')
    .selectAll('carFines')
    .select('model')
    .where('carFines.id', '=', fineId)
    .forUpdate('carFines')
    .executeTakeFirst()
  return fine && { ...fine, contract: await contractOf(tx, fine.segmentId) }
}
export type LoadedFine = NonNullable<Awaited<ReturnType<typeof loadFine>>>

/** The same, where it lies within the reach of whoever asks. */
export async function loadFineForUpdate(work: Work, fineId: string) {
  const fine = await loadFine(work, fineId)
  if (!fine || !reaches(work.actor, vehiclesPermissions.fines, fine)) throw new Refusal('not-found', 'لا توجد هذه المخالفة.', 404)
  return fine
}

async function contractOf(tx: Work['tx'], segmentId: string | null) {
  if (!segmentId) return null
  return tx
    .selectFrom('carRentalSegments')
    .innerJoin(contractsOfKind({ db: tx }, rentalKind).as('contract'), 'contract.id', 'carRentalSegments.contractId')
    .select(['contract.id', 'contract.number', 'contract.partyId', 'contract.branchId'])
    .where('carRentalSegments.id', '=', segmentId)
    .executeTakeFirstOrThrow()
}

export function mustBeUndecided({ state }: Pick<LoadedFine, 'state'>) {
  if (!isUndecided(state)) throw new Refusal('vehicles.fine-decided', 'بُتّ في هذه المخالفة من قبل. حدّث الصفحة.')
}

/** What a fact carries of it. */
export const factData = ({ reference, plateDigits, plateLetters, model, at, amount, contract }: LoadedFine): ToldFine => ({
  ...{ reference, plate: plateText({ digits: plateDigits, letters: plateLetters }), model },
  ...{ at: at.toISOString(), amount, contract: contract?.number ?? null },
})
