import { Link } from 'react-router'
import { ContractClaims } from '#areas/claims/public-ui.tsx'
import { newClaimPath, newDamagePath } from '#areas/vehicles/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { addressWith } from '#values/asked.ts'
import { claimWords } from '../claim.ts'
import type { RentalClaimsShown } from '../rental-claims.ts'

const small = buttonLook({ variant: 'outline', size: 'small' })

/** What happened to the car while they had it, and the way to the next. */
export const RentalClaims = ({ shown: { contractId, claims, mayReport, hasReturnSheet } }: { shown: RentalClaimsShown }) => (
  <ContractClaims
    title="الحوادث والأضرار"
    words={claimWords}
    claims={claims}
    actions={
      mayReport && (
        <span className="row wrap">
          {hasReturnSheet && (
            <Link className={small} to={addressWith(newDamagePath, { rental: contractId })}>
              طالب بضرر الإعادة
            </Link>
          )}
          <Link className={small} to={addressWith(newClaimPath, { rental: contractId })}>
            سجّل حادثًا
          </Link>
        </span>
      )
    }
  />
)
