import { Link } from 'react-router'
import { Figures } from '#ui/figures.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { creditTransferStates } from '../credit-transfer.ts'
import { type CreditTransfersAsked, creditTransferPath, creditTransfersAddress } from '../credit-transfer-asked.ts'
import type { CreditTransferRow, CreditTransferSum } from '../queries.ts'
import { CreditTransferBadge } from './credit-transfer-badge.tsx'

const columns: Column<CreditTransferRow>[] = [
  {
    key: 'number',
    title: 'الرقم',
    cell: ({ id, number }) => (
      <Link className="link medium nowrap" to={creditTransferPath(id)}>
        <Code>{number}</Code>
      </Link>
    ),
  },
  { key: 'holder', title: 'من', cell: ({ holder }) => <bdi>{holder}</bdi> },
  { key: 'taker', title: 'إلى', cell: ({ taker }) => <bdi>{taker}</bdi> },
  { key: 'reason', title: 'السبب', cell: ({ reason }) => <span className="muted">{reason}</span> },
  { key: 'at', title: 'طُلب', cell: ({ askedAt }) => <DateText at={askedAt} time /> },
  { key: 'by', title: 'طلبه', cell: ({ by }) => <bdi>{by}</bdi> },
  { key: 'state', title: 'الحالة', cell: ({ status }) => <CreditTransferBadge status={status} /> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

type Props = { rows: CreditTransferRow[]; sums: CreditTransferSum[]; asked: CreditTransfersAsked }

/** The transfers of the page, under what all that are asked for come to in each state. */
export function CreditTransfersTable({ rows, sums, asked }: Props) {
  if (rows.length === 0) return <Nothing asked={asked} />
  return (
    <>
      <Figures figures={sums.map(({ status, sum }) => [creditTransferStates[status], sum])} />
      <Table caption="تحويلات الأرصدة" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}

function Nothing({ asked: { q, page: _, ...filters } }: { asked: CreditTransfersAsked }) {
  const isNarrowed = q !== '' || Object.values(filters).some(Boolean)
  if (!isNarrowed)
    return <Empty title="لا تحويل رصيد بعد">يُحوَّل به رصيد عميل إلى عميل آخر بموافقة صاحبه، ويعتمد ما كبر منه غير من طلبه.</Empty>
  return (
    <NoneFound q={q} all={creditTransfersAddress({})} title="لا تحويل مطابق">
      ابحث بجزء من الرقم، أو بكلمة واحدة من اسم أحد العميلين.
    </NoneFound>
  )
}
