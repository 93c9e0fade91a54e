import type { ClaimKind } from './claim-kind.ts'
import { absorbClaim } from './use-cases/absorb-claim.ts'
import { addClaimPhotos } from './use-cases/add-claim-photos.ts'
import { chargeClaim } from './use-cases/charge-claim.ts'
import { closeClaim } from './use-cases/close-claim.ts'
import { recoverClaims } from './use-cases/recover-claims.ts'

/** What is done with the claims of an area, under its names and permissions. */
export const claimCommands = (kind: ClaimKind) => ({
  addClaimPhotos: addClaimPhotos(kind),
  chargeClaim: chargeClaim(kind),
  absorbClaim: absorbClaim(kind),
  closeClaim: closeClaim(kind),
  recoverClaims: recoverClaims(kind),
})
