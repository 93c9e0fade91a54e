import { Link } from 'react-router'
import { type Figure, Figures } from '#ui/figures.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
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
  if (rows.length === 0) return <Nothing asked={asked} />
  return (
    <>
      <Figures
        figures={[
          ...sums.map(({ status, sum, count }): Figure => [chequeStates[status], sum, count]),
          ['المجموع', sums.reduce((all, { sum }) => all + sum, 0n)],
        ]}
      />
      <Table caption="الشيكات" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}

function Nothing({ asked: { q, page: _, ...filters } }: { asked: ChequesAsked }) {
  const isNarrowed = q !== '' || Object.values(filters).some(Boolean)
  if (!isNarrowed) return <Empty title="الحافظة فارغة">سجّل الشيكات الآجلة لنذكّر أصحابها قبل موعدها.</Empty>
  return (
    <NoneFound q={q} all={chequesAddress({})} title="لا شيك مطابق">
      ابحث بجزء من رقم الشيك، أو بكلمة واحدة من اسم الساحب.
    </NoneFound>
  )
}
