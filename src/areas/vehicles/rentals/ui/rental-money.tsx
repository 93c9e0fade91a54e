import { Link } from 'react-router'
import { rentalPath } from '#areas/vehicles/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Code, Money } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import type { ShownRental } from '../queries.ts'
import { Monthly } from './monthly.tsx'

/** What was charged for the hire, and what of it is still open. */
export function RentalMoney({ rental }: { rental: ShownRental }) {
  return (
    <>
      {rental.monthly.length > 0 && <Monthly lines={rental.monthly} />}
      <Papers rental={rental} />
    </>
  )
}

function Papers({ rental: { id, papers, partyId, till } }: { rental: ShownRental }) {
  if (papers.length === 0) return null
  const open = papers.reduce((sum, one) => sum + one.open, 0n)
  return (
    <Card
      title="المال"
      flush
      actions={
        till &&
        open > 0n && (
          <Link
            className={buttonLook({ size: 'small' })}
            to={addressWith('/admin/finance/cashier', { party: partyId, from: rentalPath(id) })}
          >
            اقبض
          </Link>
        )
      }
    >
      <ul className="list">
        {papers.map((one) => (
          <li key={one.id}>
            <span className="grow">
              {one.path ? (
                <Link className="t" to={one.path}>
                  <Code>{one.number}</Code>
                </Link>
              ) : (
                <span className="t">
                  <Code>{one.number}</Code>
                </span>
              )}
              <span className="xs muted db">
                {one.isTakenBack ? 'أُلغي بإشعار دائن' : one.open > 0n ? <Left amount={one.open} /> : 'مدفوع'}
              </span>
            </span>
            <Money amount={one.total} />
          </li>
        ))}
        {open > 0n && (
          <li>
            <b className="grow">المتبقي</b>
            <b>
              <Money amount={open} />
            </b>
          </li>
        )}
      </ul>
    </Card>
  )
}

const Left = ({ amount }: { amount: bigint }) => (
  <>
    بقي منه <Money amount={amount} />
  </>
)
