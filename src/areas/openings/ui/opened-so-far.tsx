import { Card } from '#ui/card.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Money, Num } from '#ui/values.tsx'
import { openingKinds } from '../opening-kinds.ts'
import type { Opened } from '../opening-queries.ts'

const columns: Column<Opened['kinds'][number]>[] = [
  { key: 'kind', title: 'النوع', cell: ({ kind }) => openingKinds[kind] },
  { key: 'count', title: 'العدد', numeric: true, cell: ({ count }) => <Num>{count}</Num> },
  { key: 'amount', title: 'المجموع', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

/** What is in by now, and what still stands against 3999: it comes to nothing when all is in, the rest being equity. */
export function OpenedSoFar({ opened: { kinds, against } }: { opened: Opened }) {
  if (kinds.length === 0 && against === 0n) return null
  return (
    <Card title="ما أُدخل حتى الآن" flush>
      {kinds.length > 0 && <Table caption="ما أُدخل حتى الآن" columns={columns} rows={kinds} keyOf={({ kind }) => kind} />}
      <p className="help p-4">
        الباقي في الحساب 3999: <Money amount={against} />
        {against === 0n ? '، فاكتملت الأرصدة.' : '، ويصير صفرًا حين تكتمل، وما زاد فهو من حقوق الملكية.'}
      </p>
    </Card>
  )
}
