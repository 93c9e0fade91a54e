import { Link } from 'react-router'
import { statementPath } from '#areas/finance/addresses.ts'
import { Avatar, Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Code, Phone } from '#ui/values.tsx'
import type { counter } from '../cashier-queries.ts'

type Props = NonNullable<Awaited<ReturnType<typeof counter>>['payer']>

/** Who stands at the counter, and where more of them is told. */
export function Payer({ id, name, number, phone, path, risk, riskReason }: Props) {
  return (
    <div className="row wrap">
      <Avatar name={name} />
      <div className="grow basis-48">
        <b className="medium">{name}</b> {risk !== 'none' && <Badge tone="warning">{riskReason ?? 'متابعة'}</Badge>}
        <span className="xs muted db">
          <Code>{number}</Code>
          {phone && (
            <>
              {' · '}
              <Phone number={phone} />
            </>
          )}
        </span>
      </div>
      <Link className={buttonLook({ variant: 'ghost', size: 'small' })} to={statementPath(id)}>
        كشف حسابه
      </Link>
      <Link className={buttonLook({ variant: 'ghost', size: 'small' })} to={path}>
        ملفه
      </Link>
      <Link className={buttonLook({ variant: 'ghost', size: 'small' })} to="?">
        عميل آخر
      </Link>
    </div>
  )
}
