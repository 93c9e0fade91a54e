import { Link } from 'react-router'
import { ContractClaims } from '#areas/claims/public-ui.tsx'
import { newClaimPath } from '#areas/equipment/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { addressWith } from '#values/asked.ts'
import { claimWords } from '../claim.ts'
import type { HireClaimsShown } from '../queries.ts'

/** What was broken while they had the machines, and the way to the next. */
export const HireClaims = ({ shown: { contractId, claims, mayOpen } }: { shown: HireClaimsShown }) => (
  <ContractClaims
    title="محاضر الأضرار"
    words={claimWords}
    claims={claims}
    actions={
      mayOpen && (
        <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={addressWith(newClaimPath, { hire: contractId })}>
          محضر ضرر
        </Link>
      )
    }
  />
)
