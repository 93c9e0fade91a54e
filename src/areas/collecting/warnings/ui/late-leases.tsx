import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { DateText, Money } from '#ui/values.tsx'
import type { LeaseToWarn } from '../queries.ts'
import { newNoticePath, warningSteps } from '../warning.ts'

/** The leases of somebody with something past its day that nothing covers, and which notice is next. */
export function LateLeases({ late }: { late: readonly LeaseToWarn[] }) {
  if (late.length === 0) return null
  return (
    <Card title="الإنذارات">
      <ul className="lines">
        {late.map(({ contractId, unit, amount, next }) => (
          <li key={contractId}>
            <span className="grow">
              <bdi>{unit}</bdi>: <Money amount={amount} />
              <span className="muted sm">
                {' · '}
                {next ? (
                  <>
                    {warningSteps[next.step]} {next.isDue ? 'اليوم' : <DateText at={next.on} />}
                  </>
                ) : (
                  'أُرسلت كلها'
                )}
              </span>
            </span>
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={newNoticePath(contractId)}>
              الإخطار
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
