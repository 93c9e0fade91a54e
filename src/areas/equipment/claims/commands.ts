import { claimCommands } from '#areas/claims/public.ts'
import { machineClaim } from './machine-claim.ts'

/** What is done with a claim of a machine as with any other. */
export const { addClaimPhotos, chargeClaim, absorbClaim, closeClaim, recoverClaims } = claimCommands(machineClaim)
