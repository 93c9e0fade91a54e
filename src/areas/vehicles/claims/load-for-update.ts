import { contractsOfKind } from '#areas/contracts/public.ts'
import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { plateText } from '#values/plates.ts'
import { rentalKind } from '../rentals/rental.ts'
import { claimNumber, isUndecided } from './claim.ts'
import type { ClaimFact } from './facts.ts'

/** A claim with its car and the contract by which somebody had it; nobody else decides on it meanwhile. */
export async function loadClaim({ tx }: Pick<Work, 'tx'>, claimId: string) {
  const row = await tx
    .selectFrom('carClaims')
    .innerJoin('vehicles', 'vehicles.id', 'carClaims.vehicleId')
    .selectAll('carClaims')
    .select(['model', 'plateDigits', 'plateLetters'])
    .where('carClaims.id', '=', claimId)
    .forUpdate('carClaims')
    .executeTakeFirst()
  if (!row) return null
  const contract = await contractsOfKind({ db: tx }, rentalKind).where('id', '=', row.contractId).executeTakeFirstOrThrow()
  const plate = plateText({ digits: row.plateDigits, letters: row.plateLetters })
  return { ...row, contract, plate, number: claimNumber(row) }
}
export type LoadedClaim = NonNullable<Awaited<ReturnType<typeof loadClaim>>>

/** The same, where it lies within the reach of whoever asks. */
export async function loadClaimForUpdate(work: Work, claimId: string, permission: Permission) {
  const claim = await loadClaim(work, claimId)
  mustReach(work.actor, permission, claim)
  return claim
}

export function mustBeUndecided({ state }: Pick<LoadedClaim, 'state'>) {
  if (!isUndecided(state)) throw new Refusal('vehicles.claim-decided', 'بُتّ في هذا الملف من قبل. حدّث الصفحة.')
}

/** What a fact carries of it. */
export const factData = ({ number, kind, plate, model, contract, branchId }: LoadedClaim): ClaimFact => ({
  ...{ number, kind, plate, model, branchId },
  contract: contract.number,
})
