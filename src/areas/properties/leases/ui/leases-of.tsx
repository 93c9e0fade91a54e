import { Link } from 'react-router'
import { ContractStateBadge } from '#areas/contracts/public-ui.tsx'
import { Card } from '#ui/card.tsx'
import { Code, DateRange, Money } from '#ui/values.tsx'
import { leasePath } from '../lease.ts'
import type { LeaseRow } from '../queries.ts'
import { perWhat } from '../terms.ts'

type Props = { leases: readonly LeaseRow[]; all: string; none: string; withUnit?: boolean }

/** The latest leases of a unit or of a property, the newest first. */
export function LeasesOf({ leases, all, none, withUnit = false }: Props) {
  const more = leases.length > 0 && (
    <Link className="link sm" to={all}>
      كل العقود
    </Link>
  )
  return (
    <Card title="عقود الإيجار" actions={more} flush>
      <ul className="list">
        {leases.map((one) => (
          <li key={one.id}>
            <span className="grow">
              <span className="t">
                <Link className="link" to={leasePath(one.id)}>
                  <Code>{one.number}</Code>
                </Link>{' '}
                · <bdi>{one.tenant}</bdi>
              </span>
              <span className="xs muted db">
                {withUnit && (
                  <>
                    <bdi>{one.called}</bdi> ·{' '}
                  </>
                )}
                <DateRange from={one.startsOn} until={one.lastDay} /> · <Money amount={one.rent} /> {perWhat(one)}
              </span>
            </span>
            <ContractStateBadge {...one} />
          </li>
        ))}
        {leases.length === 0 && <li className="muted">{none}</li>}
      </ul>
    </Card>
  )
}
