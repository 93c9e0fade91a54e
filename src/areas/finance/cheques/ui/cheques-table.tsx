import '#ui/styles/invoices.css'
import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { chequeStates } from '../cheque.ts'
import { type ChequesAsked, chequePath, chequesAddress } from '../cheque-asked.ts'
import type { ChequeRow, ChequeSum } from '../queries.ts'
import { ChequeBadge } from './cheque-badge.tsx'

const columns: Column<ChequeRow>[] = [
  {
    key: 'number',
    title: 'الشيك',
    cell: ({ id, number, bank }) => (
      <>
        <Link className="link medium nowrap" to={chequePath(id)}>
          <Code>{number}</Code>
        </Link>
        <span className="xs muted db">{bank}</span>
      </>
    ),
  },
  {
    key: 'drawer',
    title: 'الساحب',
    cell: ({ drawer, giver }) => (
      <>
        <bdi>{drawer}</bdi>
        {giver !== drawer && <span className="xs muted db">{giver}</span>}
      </>
    ),
  },
  { key: 'covers', title: 'يغطي', cell: ({ covered }) => covered && <span className="muted">{covered}</span> },
  { key: 'due', title: 'يستحق', cell: ({ dueOn }) => <DateText at={dueOn} /> },
  {
    key: 'state',
    title: 'الحالة',
    cell: ({ status, reason }) => (
      <>
        <ChequeBadge state={status} />
        {reason && <span className="xs muted db">{reason}</span>}
      </>
    ),
  },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

type Props = { rows: ChequeRow[]; sums: ChequeSum[]; asked: ChequesAsked }

/** The cheques of the page, under what all that are asked for come to in each state. */
export function ChequesTable({ rows, sums, asked }: Props) {
  if (rows.length === 0) return <NoneFound asked={asked} />
  return (
    <>
      <dl className="paper-sums" aria-label="مجموع ما في القائمة">
        {sums.map(({ status, sum, count }) => (
          <div key={status}>
            <dt>
              {chequeStates[status]} (<Num>{count}</Num>)
            </dt>
            <dd>
              <Money amount={sum} />
            </dd>
          </div>
        ))}
        <div>
          <dt>المجموع</dt>
          <dd>
            <Money amount={sums.reduce((all, { sum }) => all + sum, 0n)} />
          </dd>
        </div>
      </dl>
      <Table caption="الشيكات" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}

function NoneFound({ asked: { q, page: _, ...filters } }: { asked: ChequesAsked }) {
  const isNarrowed = q !== '' || Object.values(filters).some(Boolean)
  if (!isNarrowed) return <Empty title="الحافظة فارغة">سجّل الشيكات الآجلة لنذكّر أصحابها قبل موعدها.</Empty>
  const all = (
    <Link className={buttonLook({ variant: 'outline' })} to={chequesAddress({})}>
      أزل المرشّحات
    </Link>
  )
  return (
    <Empty title={q ? `لا نتيجة لـ «${q}»` : 'لا شيك مطابق'} action={all}>
      ابحث بجزء من رقم الشيك، أو بكلمة واحدة من اسم الساحب.
    </Empty>
  )
}
