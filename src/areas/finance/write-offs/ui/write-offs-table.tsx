import '#ui/styles/invoices.css'
import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
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
  if (rows.length === 0) return <NoneFound asked={asked} />
  return (
    <>
      <dl className="paper-sums" aria-label="مجموع ما في القائمة">
        {sums.map(({ status, sum }) => (
          <div key={status}>
            <dt>{writeOffStates[status]}</dt>
            <dd>
              <Money amount={sum} />
            </dd>
          </div>
        ))}
      </dl>
      <Table caption="شطب المستحقات" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}

function NoneFound({ asked: { q, page: _, ...filters } }: { asked: WriteOffsAsked }) {
  const isNarrowed = q !== '' || Object.values(filters).some(Boolean)
  if (!isNarrowed) return <Empty title="لا شطب بعد">يُطلب الشطب لما لا يُرجى تحصيله، ويعتمده غير من طلبه.</Empty>
  const all = (
    <Link className={buttonLook({ variant: 'outline' })} to={writeOffsAddress({})}>
      أزل المرشّحات
    </Link>
  )
  return (
    <Empty title={q ? `لا نتيجة لـ «${q}»` : 'لا شطب مطابق'} action={all}>
      ابحث بجزء من الرقم، أو بكلمة واحدة من اسم العميل.
    </Empty>
  )
}
