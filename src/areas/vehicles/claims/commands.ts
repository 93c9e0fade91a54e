import { claimCommands } from '#areas/claims/public.ts'
import { carClaim } from './car-claim.ts'

/** What is done with a claim of a car as with any other. */
export const { addClaimPhotos, chargeClaim, absorbClaim, closeClaim, recoverClaims } = claimCommands(carClaim)
