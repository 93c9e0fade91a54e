import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { WriteOffOn } from '../queries.ts'
import { writeOffPath } from '../write-off-asked.ts'
import { WriteOffBadge } from './write-off-badge.tsx'

const columns: Column<WriteOffOn>[] = [
  {
    key: 'number',
    title: 'الرقم',
    cell: ({ id, number }) => (
      <Link className="link nowrap" to={writeOffPath(id)}>
        <Code>{number}</Code>
      </Link>
    ),
  },
  { key: 'at', title: 'طُلب', cell: ({ askedOn }) => <DateText at={askedOn} /> },
  { key: 'state', title: 'الحالة', cell: ({ status }) => <WriteOffBadge status={status} /> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

/** What of a paper was given up, or is asked to be. */
export function WriteOffsOnIt({ writeOffs }: { writeOffs: WriteOffOn[] }) {
  if (writeOffs.length === 0) return null
  return (
    <Card title="شطب منها" flush>
      <Table caption="شطب منها" columns={columns} rows={writeOffs} keyOf={({ id }) => id} />
    </Card>
  )
}
