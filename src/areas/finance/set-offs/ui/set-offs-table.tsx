import { Link } from 'react-router'
import { Figures } from '#ui/figures.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { SetOffRow, SetOffSum } from '../queries.ts'
import { setOffStates } from '../set-off.ts'
import { type SetOffsAsked, setOffPath, setOffsAddress } from '../set-off-asked.ts'
import { SetOffBadge } from './set-off-badge.tsx'

const columns: Column<SetOffRow>[] = [
  {
    key: 'number',
    title: 'الرقم',
    cell: ({ id, number }) => (
      <Link className="link medium nowrap" to={setOffPath(id)}>
        <Code>{number}</Code>
      </Link>
    ),
  },
  { key: 'holder', title: 'العميل', cell: ({ holder }) => <bdi>{holder}</bdi> },
  { key: 'reason', title: 'السبب', cell: ({ reason }) => <span className="muted">{reason}</span> },
  { key: 'at', title: 'طُلبت', cell: ({ askedAt }) => <DateText at={askedAt} time /> },
  { key: 'by', title: 'طلبها', cell: ({ by }) => <bdi>{by}</bdi> },
  { key: 'state', title: 'الحالة', cell: ({ status }) => <SetOffBadge status={status} /> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

type Props = { rows: SetOffRow[]; sums: SetOffSum[]; asked: SetOffsAsked }

/** The set-offs of the page, under what all that are asked for come to in each state. */
export function SetOffsTable({ rows, sums, asked }: Props) {
  if (rows.length === 0) return <Nothing asked={asked} />
  return (
    <>
      <Figures figures={sums.map(({ status, sum }) => [setOffStates[status], sum])} />
      <Table caption="المقاصات" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}

function Nothing({ asked: { q, page: _, ...filters } }: { asked: SetOffsAsked }) {
  const isNarrowed = q !== '' || Object.values(filters).some(Boolean)
  if (!isNarrowed) return <Empty title="لا مقاصة بعد">يُسدَّد بها ما على العميل مما لدينا له بموافقته، ويعتمدها غير من طلبها.</Empty>
  return (
    <NoneFound q={q} all={setOffsAddress({})} title="لا مقاصة مطابقة">
      ابحث بجزء من الرقم، أو بكلمة واحدة من اسم العميل.
    </NoneFound>
  )
}
