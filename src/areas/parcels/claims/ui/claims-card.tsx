import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Code, Money } from '#ui/values.tsx'
import type { ClaimsOfParcel } from '../queries.ts'
import { ClaimBadge } from './claim-badge.tsx'

type Props = { of: ClaimsOfParcel; to?: (id: string) => string; children?: ReactNode }

/** What was claimed for a parcel and how it stands; beneath it the way to claim. */
export function ClaimsCard({ of: { claims, mayOpen }, to, children }: Props) {
  if (claims.length === 0 && !mayOpen) return null
  return (
    <Card title="مطالبة تعويض">
      <div className="stack">
        {claims.map((claim) => (
          <div key={claim.id}>
            <p>
              <OpenLink to={to?.(claim.id)}>
                <Code>{claim.number}</Code>
              </OpenLink>{' '}
              <ClaimBadge state={claim.state} />
            </p>
            <p className="sm muted">
              المطلوب <Money amount={claim.asked} />
              {claim.assessed !== null && (
                <>
                  ، التقدير <Money amount={claim.assessed} />
                </>
              )}
              {claim.note && `، ${claim.note}`}
            </p>
          </div>
        ))}
        {mayOpen && children}
      </div>
    </Card>
  )
}
