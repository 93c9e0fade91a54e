import { creditTransferPath } from '#areas/finance/credit-transfers/credit-transfer-asked.ts'
import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { ownInvoicePath, ownReceiptPath } from '#areas/finance/payments-paths.ts'
import { payoutPath } from '#areas/finance/payouts/payout-asked.ts'
import { receiptPath } from '#areas/finance/receipts/receipt-asked.ts'
import { writeOffPath } from '#areas/finance/write-offs/write-off-asked.ts'
import { OpenLink } from '#ui/links.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { creditOf, debitOf, type PaperKind, type StatementRow } from '../statement.ts'
import { movementsPerPage, type StatementAsked } from '../statement-asked.ts'
import type { OpenableStatement } from '../statement-queries.ts'
import { Balance } from './balance.tsx'

/** Who reads it: the customer, or one of us. */
export type Whose = { isOwn: boolean }

const journalPath = (id: string) => `/admin/finance/journals/${id}`
const pathOf: Record<PaperKind, (id: string) => string> = {
  ...{ invoice: invoicePath, receipt: receiptPath },
  ...{ 'write-off': writeOffPath, payout: payoutPath, 'credit-transfer': creditTransferPath, journal: journalPath },
}
const ownPathOf = { ...pathOf, invoice: ownInvoicePath, receipt: ownReceiptPath }

type Row = OpenableStatement['rows'][number]
type PaperProps = Pick<Row, 'paper' | 'opens'> & { whose: Whose }

function Paper({ paper: { kind, id, label, number }, opens, whose: { isOwn } }: PaperProps) {
  return (
    <>
      <span className="db xs muted">{label} </span>
      <OpenLink to={opens ? (isOwn ? ownPathOf : pathOf)[kind](id) : null}>
        <Code>{number}</Code>
      </OpenLink>
    </>
  )
}

const money = (amount: bigint | null) => amount && <Money amount={amount} />

/** What it was for, and by which cheques in hand it is covered: such a due stays open and is not asked for. */
const Memo = ({ memo, covers }: Pick<StatementRow, 'memo' | 'covers'>) => (
  <>
    <Sentence>{memo}</Sentence>
    {covers?.cheques.map(({ number, dueOn }) => (
      <span key={number} className="db xs muted">
        مغطى بشيك رقم <Code>{number}</Code> يستحق <DateText at={dueOn} />
      </span>
    ))}
  </>
)

const covered: Column<StatementRow> = {
  key: 'covered',
  title: 'مغطى بشيكات',
  numeric: true,
  cell: ({ covers }) => covers && <Money amount={covers.amount} />,
}

const columnsFor = (whose: Whose, isCovered: boolean): Column<Row>[] => [
  {
    key: 'day',
    title: 'التاريخ',
    cell: ({ day }) => (
      <span className="nowrap">
        <DateText at={day} />
      </span>
    ),
  },
  { key: 'paper', title: 'المستند', cell: ({ paper, opens }) => <Paper paper={paper} opens={opens} whose={whose} /> },
  { key: 'memo', title: 'البيان', cell: (row) => <Memo {...row} /> },
  { key: 'debit', title: 'مدين', numeric: true, cell: (row) => money(debitOf(row)) },
  { key: 'credit', title: 'دائن', numeric: true, cell: (row) => money(creditOf(row)) },
  {
    key: 'balance',
    title: 'الرصيد',
    numeric: true,
    cell: ({ balance }) => <Balance amount={balance} whose={whose.isOwn ? 'لك' : 'له'} />,
  },
  ...(isCovered ? [covered] : []),
]

type Props = { one: OpenableStatement; asked: StatementAsked; whose: Whose }

/** The page between the balance before it and the one after it, so that each page can be added up alone. */
export function Movements({ one: { rows, at, count, debits, credits, closing }, asked, whose }: Props) {
  const [first] = rows
  const before = first ? first.balance - first.amount : 0n
  const isLast = at * movementsPerPage >= count
  const words = whose.isOwn ? 'لك' : 'له'
  return (
    <>
      <p className="statement-edge">
        <span>{at === 1 ? 'رصيد الافتتاح' : 'رصيد منقول'}</span>
        {at === 1 && <DateText at={asked.from} />}
        <Balance amount={before} whose={words} />
      </p>
      <Table
        caption="حركات الحساب"
        columns={columnsFor(
          whose,
          rows.some(({ covers }) => covers),
        )}
        rows={rows}
        keyOf={({ place }) => String(place)}
      />
      {isLast && (
        <p className="statement-edge">
          <span>المجموع ورصيد الإقفال</span>
          <span>
            مدين <Money amount={debits} />
          </span>
          <span>
            دائن <Money amount={credits} />
          </span>
          <span>
            الرصيد <Balance amount={closing} whose={words} />
          </span>
        </p>
      )}
    </>
  )
}
