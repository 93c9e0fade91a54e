import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateRange, DateText, Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { askedFor } from '../instalments-now.ts'
import type { ShownInstalment, ShownLease } from '../lease-detail.ts'
import { AskedFor } from './asked-for.tsx'
import { InstalmentBadge } from './instalment-badge.tsx'
import { LetOff } from './let-off.tsx'

const columns: Column<ShownInstalment & { at: number }>[] = [
  { key: 'at', title: 'القسط', cell: ({ at }) => <Num>{at}</Num> },
  { key: 'due', title: 'يستحق', cell: ({ dueOn }) => <DateText at={dueOn} /> },
  {
    key: 'stretch',
    title: 'عن المدة',
    cell: ({ from, until }) => (
      <>
        <DateRange from={from} until={until} />
      </>
    ),
  },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: (row) => <AskedFor {...row} /> },
  {
    key: 'paid',
    title: 'المدفوع',
    numeric: true,
    cell: ({ charge }) =>
      charge && (
        <>
          <Money amount={charge.paid} />
          <LetOff {...charge} />
        </>
      ),
  },
  { key: 'open', title: 'المتبقي', numeric: true, cell: ({ charge }) => (charge ? <Money amount={charge.open} /> : null) },
  {
    key: 'invoice',
    title: 'المطالبة',
    cell: ({ charge }) =>
      charge && (
        <OpenLink to={charge.path}>
          <Code>{charge.number}</Code>
        </OpenLink>
      ),
  },
  { key: 'standing', title: 'الحالة', cell: ({ standing }) => <InstalmentBadge standing={standing} /> },
]

/** What is due when, what was demanded of it, and what is still open. */
export function LeaseSchedule({ lease: { instalments, besides } }: { lease: ShownLease }) {
  const due = instalments.filter(({ amount }) => amount > 0n)
  const rows = instalments.map((one, at) => ({ ...one, at: at + 1 }))
  const told = (
    <span className="sm muted">
      {howMany(due.length, 'instalment')} · <Money amount={instalments.reduce((sum, one) => sum + askedFor(one), 0n)} />
      {instalments.some(({ vat }) => vat > 0n) && ' مع الضريبة'}
    </span>
  )
  return (
    <Card title="جدول الأقساط" actions={told} flush>
      <Table caption="جدول الأقساط" columns={columns} rows={rows} keyOf={({ from }) => from} />
      {besides.length > 0 && <Besides charges={besides} />}
    </Card>
  )
}

/** What the lease charged that is no instalment: the deposit, a cheque that bounced, water. */
function Besides({ charges }: { charges: ShownLease['besides'] }) {
  return (
    <ul className="list" aria-label="مستحقات أخرى لهذا العقد">
      {charges.map(({ id, description, dueOn, number, path, net, vat, ...left }) => (
        <li key={id}>
          <span className="grow">
            <span className="t">
              <bdi>{description}</bdi>
            </span>
            <span className="xs muted db">
              <OpenLink to={path}>
                <Code>{number}</Code>
              </OpenLink>{' '}
              · <DateText at={dueOn} />
            </span>
          </span>
          <span>
            <Money amount={net + vat} />
            <Left {...left} />
          </span>
        </li>
      ))}
    </ul>
  )
}

type LeftProps = Pick<ShownLease['besides'][number], 'open' | 'paid' | 'waived' | 'takenBack'>

/** What is left of it, or that it is paid; and what of it nobody has to pay. */
const Left = ({ open, paid, waived, takenBack }: LeftProps) => (
  <>
    {open > 0n && (
      <span className="xs muted db">
        المتبقي <Money amount={open} />
      </span>
    )}
    {open === 0n && paid > 0n && <span className="xs muted db">مسدد</span>}
    <LetOff waived={waived} takenBack={takenBack} />
  </>
)
