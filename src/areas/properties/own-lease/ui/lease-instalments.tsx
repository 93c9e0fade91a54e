import { ChevronDown } from 'lucide-react'
import { AskedFor } from '#areas/properties/leases/ui/asked-for.tsx'
import { InstalmentBadge } from '#areas/properties/leases/ui/instalment-badge.tsx'
import { LetOff } from '#areas/properties/leases/ui/let-off.tsx'
import { Card } from '#ui/card.tsx'
import { DateRange, DateText, Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { nearOf } from '../own-lease.ts'
import type { OwnInstalment, OwnLease } from '../own-leases.ts'
import { CoveredBy } from './covered-by.tsx'

/** What is late and what comes next; the whole of it one press away. */
export function LeaseInstalments({ lease: one, today }: { lease: OwnLease; today: string }) {
  const rows = one.instalments
  const { from, until } = nearOf(rows, today)
  const near = rows.slice(from, until)
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
        عن <DateRange from={row.from} until={row.until} />
      </span>
      <CoveredBy cheques={row.cheques} />
      {row.charge && <LetOff {...row.charge} />}
      {row.charge && row.charge.open > 0n && (row.standing === 'part-paid' || row.charge.waived > 0n) && (
        <span className="xs db">
          بقي منه <Money amount={row.charge.open} />
        </span>
      )}
    </span>
    <span>
      <AskedFor {...row} />
    </span>
    <InstalmentBadge standing={row.standing} />
  </li>
)
