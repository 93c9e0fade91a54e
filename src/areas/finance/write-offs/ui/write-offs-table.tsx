import { Link } from 'react-router'
import { Figures } from '#ui/figures.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { WriteOffRow, WriteOffSum } from '../queries.ts'
import { writeOffStates } from '../write-off.ts'
import { type WriteOffsAsked, writeOffPath, writeOffsAddress } from '../write-off-asked.ts'
import { WriteOffBadge } from './write-off-badge.tsx'

const columns: Column<WriteOffRow>[] = [
  {
    key: 'number',
    title: 'الرقم',
    cell: ({ id, number }) => (
      <Link className="link medium nowrap" to={writeOffPath(id)}>
        <Code>{number}</Code>
      </Link>
    ),
  },
  { key: 'debtor', title: 'المدين', cell: ({ debtor }) => <bdi>{debtor}</bdi> },
  { key: 'reason', title: 'السبب', cell: ({ reason }) => <span className="muted">{reason}</span> },
  { key: 'at', title: 'طُلب', cell: ({ askedAt }) => <DateText at={askedAt} time /> },
  { key: 'by', title: 'طلبه', cell: ({ by }) => <bdi>{by}</bdi> },
  { key: 'state', title: 'الحالة', cell: ({ status }) => <WriteOffBadge status={status} /> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

type Props = { rows: WriteOffRow[]; sums: WriteOffSum[]; asked: WriteOffsAsked }

/** The write-offs of the page, under what all that are asked for come to in each state. */
export function WriteOffsTable({ rows, sums, asked }: Props) {
  if (rows.length === 0) return <Nothing asked={asked} />
  return (
    <>
      <Figures figures={sums.map(({ status, sum }) => [writeOffStates[status], sum])} />
      <Table caption="شطب المستحقات" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}

function Nothing({ asked: { q, page: _, ...filters } }: { asked: WriteOffsAsked }) {
  const isNarrowed = q !== '' || Object.values(filters).some(Boolean)
  if (!isNarrowed) return <Empty title="لا شطب بعد">يُطلب الشطب لما لا يُرجى تحصيله، ويعتمده غير من طلبه.</Empty>
  return (
    <NoneFound q={q} all={writeOffsAddress({})} title="لا شطب مطابق">
      ابحث بجزء من الرقم، أو بكلمة واحدة من اسم العميل.
    </NoneFound>
  )
}
