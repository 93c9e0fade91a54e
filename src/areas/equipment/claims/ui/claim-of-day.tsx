import { Link } from 'react-router'
import { claimPath, newClaimPath } from '#areas/equipment/paths.ts'
import { Card } from '#ui/card.tsx'
import { Code } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import type { ClaimOfDay as Found } from '../queries.ts'

type Props = { found: Found; contractId: string; segmentId: string; day: string }

/** What the hirer broke is worked for as before, and claimed besides. */
export function ClaimOfDay({ found: { claim, mayOpen }, contractId, segmentId, day }: Props) {
  if (!claim && !mayOpen) return null
  const begin = addressWith(newClaimPath, { hire: contractId, segment: segmentId, day })
  return (
    <Card title="العطل من سوء استعمال الموقع">
      {claim ? (
        <p className="sm">
          محضر الضرر{' '}
          <Link className="link" to={claimPath(claim.id)}>
            <Code>{claim.number}</Code>
          </Link>
        </p>
      ) : (
        <p className="sm">
          تُحسب ساعاته عملًا.{' '}
          <Link className="link" to={begin}>
            افتح محضر ضرر
          </Link>
        </p>
      )}
    </Card>
  )
}
