import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { ClaimWords } from '../claim-kind.ts'
import type { ClaimOfContract } from '../queries.ts'
import { ClaimBadge } from './claim-badge.tsx'

type Props = { title: string; words: ClaimWords; claims: readonly ClaimOfContract[]; actions?: ReactNode }

/** What happened to a thing while somebody had it by one contract, and the way to the next. */
export function ContractClaims({ title, words, claims, actions }: Props) {
  if (claims.length === 0 && !actions) return null
  return (
    <Card title={title} flush actions={actions}>
      {claims.length > 0 && (
        <ul className="list">
          {claims.map((one) => (
            <li key={one.id}>
              <span className="grow">
                <Link to={words.path(one.id)} className="t">
                  <Code>{one.number}</Code>
                </Link>
                <span className="sm db">{one.place ?? words.kinds[one.kind]}</span>
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
