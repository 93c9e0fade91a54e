import { Card } from '#ui/card.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { differenceOf } from '../cash.ts'
import { Difference } from './difference.tsx'

type Count = { id: string; atOpening: boolean; expected: bigint; counted: bigint; by: string; countedAt: Date }
type Movement = { id: bigint; number: bigint; memo: string; at: Date; came: bigint | null; went: bigint | null }

const countColumns: Column<Count>[] = [
  { key: 'at', title: 'الوقت', cell: ({ countedAt }) => <DateText at={countedAt} time /> },
  { key: 'when', title: 'العدّ', cell: ({ atOpening }) => (atOpening ? 'عند الفتح' : 'عند الإغلاق') },
  { key: 'by', title: 'عدّه', cell: ({ by }) => <bdi>{by}</bdi> },
  { key: 'counted', title: 'المعدود', numeric: true, cell: ({ counted }) => <Money amount={counted} /> },
  { key: 'expected', title: 'في الدفاتر', numeric: true, cell: ({ expected }) => <Money amount={expected} /> },
  { key: 'difference', title: 'الفرق', numeric: true, cell: (count) => <Difference amount={differenceOf(count)} /> },
]

/** Every count there was, the last one first. */
export function Counts({ counts }: { counts: Count[] }) {
  return (
    <Card title="العدّ" flush>
      <Table caption="كل عدّ في الوردية" columns={countColumns} rows={counts} keyOf={({ id }) => id} />
    </Card>
  )
}

const movementColumns: Column<Movement>[] = [
  { key: 'at', title: 'الوقت', cell: ({ at }) => <DateText at={at} time /> },
  { key: 'number', title: 'القيد', cell: ({ number }) => <Num>{number}</Num> },
  { key: 'memo', title: 'البيان', cell: ({ memo }) => <Sentence>{memo}</Sentence> },
  { key: 'came', title: 'دخل', numeric: true, cell: ({ came }) => (came === null ? null : <Money amount={came} />) },
  { key: 'went', title: 'خرج', numeric: true, cell: ({ went }) => (went === null ? null : <Money amount={went} />) },
]

/** What came into the box and went out of it while it was kept. */
export function Movements({ movements }: { movements: Movement[] }) {
  return (
    <Card title="حركات الصندوق" flush>
      {movements.length > 0 ? (
        <Table caption="حركات الصندوق" columns={movementColumns} rows={movements} keyOf={({ id }) => String(id)} />
      ) : (
        <p className="card-b muted sm">لم يدخل الصندوق شيء ولم يخرج منه شيء في هذه الوردية.</p>
      )}
    </Card>
  )
}
