import { Link } from 'react-router'
import { payoutMethods } from '#areas/finance/receipts/ways-back.ts'
import { Figures } from '#ui/figures.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { payoutKinds, payoutStates } from '../payout.ts'
import { type PayoutsAsked, payoutPath, payoutsAddress } from '../payout-asked.ts'
import type { PayoutRow, PayoutSum } from '../queries.ts'
import { PayoutBadge } from './payout-badge.tsx'

const columns: Column<PayoutRow>[] = [
  {
    key: 'number',
    title: 'الرقم',
    cell: ({ id, number }) => (
      <Link className="link medium nowrap" to={payoutPath(id)}>
        <Code>{number}</Code>
      </Link>
    ),
  },
  { key: 'payee', title: 'يُصرف إلى', cell: ({ payee }) => <bdi>{payee}</bdi> },
  { key: 'kind', title: 'مقابل', cell: ({ kind }) => <span className="muted">{payoutKinds[kind]}</span> },
  { key: 'at', title: 'أُعدّ', cell: ({ askedAt }) => <DateText at={askedAt} time /> },
  { key: 'by', title: 'أعدّه', cell: ({ by }) => <bdi>{by}</bdi> },
  { key: 'method', title: 'الطريقة', cell: ({ method }) => <span className="muted">{payoutMethods[method]}</span> },
  { key: 'state', title: 'الحالة', cell: ({ status }) => <PayoutBadge status={status} /> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

type Props = { rows: PayoutRow[]; sums: PayoutSum[]; asked: PayoutsAsked }

/** The vouchers of the page, under what all that are asked for come to in each state. */
export function PayoutsTable({ rows, sums, asked }: Props) {
  if (rows.length === 0) return <Nothing asked={asked} />
  return (
    <>
      <Figures figures={sums.map(({ status, sum }) => [payoutStates[status], sum])} />
      <Table caption="سندات الصرف" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}

function Nothing({ asked: { q, page: _, ...filters } }: { asked: PayoutsAsked }) {
  const isNarrowed = q !== '' || Object.values(filters).some(Boolean)
  if (!isNarrowed) return <Empty title="لا سندات صرف بعد">يُعدّ السند حين يُردّ إلى عميل رصيد له، ويُصرف بعد اعتماده.</Empty>
  return (
    <NoneFound q={q} all={payoutsAddress({})} title="لا سند مطابق">
      ابحث بجزء من الرقم، أو بكلمة واحدة من اسم العميل.
    </NoneFound>
  )
}
