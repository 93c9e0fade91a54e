import { ChevronDown } from 'lucide-react'
import { askedFor } from '#areas/properties/leases/instalments-now.ts'
import { InstalmentBadge } from '#areas/properties/leases/ui/instalment-badge.tsx'
import { Card } from '#ui/card.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { nextOf } from '../own-lease.ts'
import type { OwnInstalment, OwnLease } from '../own-leases.ts'

/** So many stand open before one asks for all of them. */
const mostShown = 4

/** What is late and what comes next; the whole of it one press away. */
export function LeaseInstalments({ lease: one }: { lease: OwnLease }) {
  const rows = one.instalments.map((row, at) => ({ ...row, at: at + 1 }))
  const next = nextOf(one.instalments)
  const from = next
    ? Math.min(
        rows.findIndex((row) => row.from === next.from),
        Math.max(rows.length - mostShown, 0),
      )
    : 0
  const near = rows.slice(from, from + mostShown)
  const others = rows.filter((row) => !near.includes(row))
  return (
    <Card title={<bdi>{one.unit}</bdi>} actions={<span className="sm muted">{howMany(rows.length, 'instalment')}</span>} flush>
      <ul className="list" aria-label="جدول الأقساط">
        {near.map((row) => (
          <Row key={row.from} row={row} />
        ))}
      </ul>
      {others.length > 0 && (
        <details className="more-rows">
          <summary className="link sm">
            {`باقي الأقساط، وهي ${howMany(others.length, 'instalment')}`}
            <ChevronDown className="i i-sm" aria-hidden />
          </summary>
          <ul className="list" aria-label="باقي الأقساط">
            {others.map((row) => (
              <Row key={row.from} row={row} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

const Row = ({ row }: { row: OwnInstalment }) => (
  <li>
    <span className="grow">
      <span className="t">
        <DateText at={row.dueOn} />
      </span>
      <span className="xs muted db">
        عن <DateText at={row.from} /> – <DateText at={row.until} />
      </span>
      {row.standing === 'part-paid' && row.charge && (
        <span className="xs db">
          بقي منه <Money amount={row.charge.open} />
        </span>
      )}
    </span>
    <Money amount={askedFor(row)} />
    <InstalmentBadge standing={row.standing} />
  </li>
)
