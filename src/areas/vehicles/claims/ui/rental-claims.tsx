import { Link } from 'react-router'
import { claimPath, newClaimPath, newDamagePath } from '#areas/vehicles/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { claimKinds } from '../claim.ts'
import type { RentalClaimsShown } from '../rental-claims.ts'
import { ClaimBadge } from './claim-badge.tsx'

const small = buttonLook({ variant: 'outline', size: 'small' })

/** What happened to the car while they had it, and the way to the next. */
export function RentalClaims({ shown: { contractId, claims, mayReport, hasReturnSheet } }: { shown: RentalClaimsShown }) {
  if (claims.length === 0 && !mayReport) return null
  return (
    <Card
      title="الحوادث والأضرار"
      flush
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
    >
      {claims.length > 0 && (
        <ul className="list">
          {claims.map((one) => (
            <li key={one.id}>
              <span className="grow">
                <Link to={claimPath(one.id)} className="t">
                  <Code>{one.number}</Code>
                </Link>
                <span className="sm db">{one.place ?? claimKinds[one.kind]}</span>
                <span className="xs muted db">
                  <DateText at={one.at} time />
                  {one.renterPart !== null && one.renterPart > 0n && (
                    <>
                      {' '}
                      · على المستأجر <Money amount={one.renterPart} />
                    </>
                  )}
                </span>
              </span>
              <ClaimBadge state={one.state} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
