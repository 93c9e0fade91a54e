import { Link } from 'react-router'
import { TakeAlong } from '#areas/finance/reports/ui/take-along.tsx'
import { Card } from '#ui/card.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { returnsExportPath } from '../documents-asked.ts'
import { quarterInWords, taxPath } from '../quarter.ts'
import type { FiledReturn } from '../queries.ts'

const columns: Column<FiledReturn>[] = [
  {
    key: 'quarter',
    title: 'الربع',
    cell: ({ quarter, reference }) => (
      <>
        <Link className="link" to={`${taxPath}?quarter=${quarter}`}>
          {quarterInWords(quarter)}
        </Link>
        <span className="block muted sm">
          <Code>{reference}</Code>
        </span>
      </>
    ),
  },
  {
    key: 'filed',
    title: 'قُدّم',
    cell: ({ filedAt, by }) => (
      <>
        <DateText at={filedAt} />
        <span className="block muted sm">{by}</span>
      </>
    ),
  },
  { key: 'net', title: 'الصافي', numeric: true, cell: ({ net }) => <Money amount={net} /> },
  { key: 'paid', title: 'سُدّد', numeric: true, cell: ({ paid }) => <Money amount={paid} /> },
]

/** What was told to the authority, quarter by quarter, to look back on and to take along. */
export function FiledReturns({ returns, mayTake }: { returns: FiledReturn[]; mayTake: boolean }) {
  if (returns.length === 0) return null
  const acts = mayTake ? (
    <div className="row wrap">
      <TakeAlong address={returnsExportPath} />
    </div>
  ) : undefined
  return (
    <Card title="الإقرارات المقدَّمة" actions={acts} flush>
      <Table caption="الإقرارات المقدَّمة" columns={columns} rows={returns} keyOf={({ quarter }) => quarter} />
    </Card>
  )
}
