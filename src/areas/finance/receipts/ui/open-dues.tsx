import { lineWords } from '#areas/finance/ledger/voucher.ts'
import { Card } from '#ui/card.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { duesPerPage } from '../ageing.ts'
import type { Due } from '../cashier-queries.ts'
import { DueNamed, DueStanding } from './due-named.tsx'

const columns = (today: string): Column<Due>[] => [
  { key: 'for', title: 'البيان', cell: (due) => <DueNamed {...due} /> },
  { key: 'dueOn', title: 'الاستحقاق', cell: ({ dueOn }) => <DateText at={dueOn} /> },
  { key: 'standing', title: 'الحالة', cell: (due) => <DueStanding due={due} today={today} /> },
  { key: 'open', title: 'الباقي', numeric: true, cell: ({ open }) => <Money amount={open} /> },
]

/**
 * What a customer owes for all services due by due, the oldest first, and what of it their credit pays until `owed` is left: for whoever
 * asks for it and takes no money.
 */
export function OpenDues({ dues, today, owed }: { dues: readonly Due[]; today: string; owed: bigint }) {
  if (dues.length === 0) return null
  const isAll = dues.length < duesPerPage
  const paidByCredit = dues.reduce((sum, { open, covered }) => sum + open - covered, -owed)
  return (
    <Card flush title="المستحقات">
      <Table caption="المستحقات، الأقدم أولًا" columns={columns(today)} rows={dues} keyOf={({ id }) => id} />
      {isAll && paidByCredit > 0n && (
        <p className="card-b muted sm">
          له رصيد يدفع منها <Money amount={paidByCredit} />، الأقدم أولًا.
        </p>
      )}
      {!isAll && <p className="card-b muted sm">تظهر هنا أقدمها، وكلها في كشف الحساب.</p>}
    </Card>
  )
}

/** For which services something is asked of a customer, where it is not rent alone: the boards of those who collect ask for all. */
export function OwedServices({ services }: { services: readonly Due['line'][] }) {
  if (services.every((line) => line === 'rent')) return null
  return (
    <span className="xs muted">عن {services.map((line) => (line === 'shared' ? 'رسوم أخرى' : lineWords[line])).join('، ')}</span>
  )
}
