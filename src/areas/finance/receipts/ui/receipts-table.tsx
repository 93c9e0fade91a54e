import { Link } from 'react-router'
import { type Figure, Figures } from '#ui/figures.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { ReceiptRow, ReceiptSum } from '../queries.ts'
import { paymentMethods, receiptKinds } from '../receipt.ts'
import { type ReceiptsAsked, receiptPath, receiptsAddress } from '../receipt-asked.ts'
import { ReceiptBadge } from './receipt-badge.tsx'

const waysOf = ({ kind, cash, card, transfer, cheque, online, courier }: ReceiptRow) =>
  [
    kind === 'opening-credit' && receiptKinds[kind],
    cash !== null && paymentMethods.cash,
    card !== null && paymentMethods.card,
    transfer !== null && paymentMethods['bank-transfer'],
    cheque !== null && paymentMethods.cheque,
    online !== null && paymentMethods.online,
    courier !== null && paymentMethods.courier,
  ]
    .filter(Boolean)
    .join('، ')

const columns: Column<ReceiptRow>[] = [
  {
    key: 'number',
    title: 'الرقم',
    cell: ({ id, number }) => (
      <Link className="link medium nowrap" to={receiptPath(id)}>
        <Code>{number}</Code>
      </Link>
    ),
  },
  { key: 'payer', title: 'العميل', cell: ({ payer }) => <bdi>{payer}</bdi> },
  { key: 'at', title: 'قُبض', cell: ({ receivedAt }) => <DateText at={receivedAt} time /> },
  { key: 'ways', title: 'طريقة الدفع', cell: (row) => <span className="muted">{waysOf(row)}</span> },
  { key: 'by', title: 'قبضه', cell: ({ by }) => <bdi>{by}</bdi> },
  { key: 'state', title: 'الحالة', cell: ({ state }) => <ReceiptBadge state={state} /> },
  {
    key: 'unused',
    title: 'بقي رصيدًا',
    numeric: true,
    cell: ({ unused }) => (unused === 0n ? null : <Money amount={unused} />),
  },
  {
    key: 'amount',
    title: 'المبلغ',
    numeric: true,
    cell: ({ amount, state }) =>
      state === 'reversed' ? (
        <del>
          <Money amount={amount} />
        </del>
      ) : (
        <Money amount={amount} />
      ),
  },
]

/** What of them pays nothing yet is told where they are asked for by it. */
type Props = { rows: ReceiptRow[]; sums: ReceiptSum[]; unused: bigint; asked: ReceiptsAsked }

/** The receipts of the page, under what all that are asked for come to in each way. */
export function ReceiptsTable({ rows, sums, unused, asked }: Props) {
  if (rows.length === 0) return <Nothing asked={asked} />
  return (
    <>
      <Sums sums={sums} unused={unused} asked={asked} />
      <Table caption="سندات القبض" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}

function Sums({ sums, unused, asked }: Omit<Props, 'rows'>) {
  const total = sums.reduce((all, { sum }) => all + sum, 0n)
  return (
    <Figures
      figures={[
        ...sums.map(({ method, sum }): Figure => [paymentMethods[method], sum]),
        [asked.state === 'reversed' ? 'مجموع المعكوس' : 'المجموع، دون المعكوس', total],
        ...(asked.state === 'unused' ? [['لم يُوزَّع منها', unused] as const] : []),
      ]}
    />
  )
}

function Nothing({ asked: { q, page: _, ...filters } }: { asked: ReceiptsAsked }) {
  const isNarrowed = q !== '' || Object.values(filters).some(Boolean)
  if (!isNarrowed) return <Empty title="لا سندات قبض بعد">يصدر السند حين تُقبض دفعة من عميل.</Empty>
  return (
    <NoneFound q={q} all={receiptsAddress({})} title="لا سند مطابق">
      ابحث بجزء من الرقم أو المرجع، أو بكلمة واحدة من اسم العميل.
    </NoneFound>
  )
}
