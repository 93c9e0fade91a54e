import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { OpenedItem } from '../opening-queries.ts'

const columns: Column<OpenedItem>[] = [
  { key: 'holder', title: 'الاسم', cell: ({ holder }) => <bdi>{holder}</bdi> },
  {
    key: 'number',
    title: 'الرقم القديم',
    cell: ({ path, number, undoneAt }) => (
      <>
        <Link className="link" to={path}>
          <Code>{number}</Code>
        </Link>
        {undoneAt && (
          <>
            {' '}
            <Badge tone="muted">معكوس</Badge>
          </>
        )}
      </>
    ),
  },
  { key: 'day', title: 'التاريخ', cell: ({ day }) => <DateText at={day} /> },
  { key: 'due', title: 'الاستحقاق', cell: ({ dueOn }) => dueOn && <DateText at={dueOn} /> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

/** What came of a file that was posted, each with its paper. */
export function OpenedItems({ items }: { items: readonly OpenedItem[] }) {
  if (items.length === 0) return null
  return (
    <Card title="ما صار من الملف" flush>
      <Table caption="ما صار من الملف" columns={columns} rows={[...items]} keyOf={({ id }) => id} />
    </Card>
  )
}
