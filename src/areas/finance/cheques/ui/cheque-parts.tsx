import { Link } from 'react-router'
import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { JournalLink } from '#areas/finance/ui/journal-link.tsx'
import { Card } from '#ui/card.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { slipPath } from '../cheque-asked.ts'
import type { ShownCheque } from '../cheque-detail.ts'
import { ChequeBadge } from './cheque-badge.tsx'

type Step = ShownCheque['steps'][number]
type Cover = ShownCheque['covers'][number]

const coverColumns: Column<Cover>[] = [
  { key: 'charge', title: 'المستحق', cell: ({ description }) => <bdi>{description}</bdi> },
  {
    key: 'invoice',
    title: 'الفاتورة',
    cell: ({ invoice, invoiceId }) => (
      <Link className="link nowrap" to={invoicePath(invoiceId)}>
        <Code>{invoice}</Code>
      </Link>
    ),
  },
  { key: 'due', title: 'يستحق', cell: ({ dueOn }) => <DateText at={dueOn} /> },
  { key: 'open', title: 'الباقي منه', numeric: true, cell: ({ open }) => <Money amount={open} /> },
  { key: 'amount', title: 'يغطي', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

/** What it is for; what is left of it beyond that. */
export function Covers({ covers, amount }: Pick<ShownCheque, 'covers' | 'amount'>) {
  const rest = covers.reduce((left, cover) => left - cover.amount, amount)
  return (
    <Card
      title="ما يغطيه"
      flush
      footer={
        rest > 0n &&
        covers.length > 0 && (
          <span className="sm">
            يبقى منه: <Money amount={rest} />
          </span>
        )
      }
    >
      {covers.length > 0 ? (
        <Table caption="ما يغطيه الشيك" columns={coverColumns} rows={covers} keyOf={({ id }) => id} />
      ) : (
        <p className="card-b muted sm">لا يغطي مستحقًا بعينه.</p>
      )}
    </Card>
  )
}

const feeColumn: Column<Step> = {
  key: 'fee',
  title: 'رسم البنك',
  numeric: true,
  cell: ({ bankFee }) => bankFee && <Money amount={bankFee} />,
}

/** Why, on which slip, and by which paper the customer owes our fee for it. */
function StepPapers({ reason, slip, slipId, feeInvoice, feeInvoiceId }: Step) {
  return (
    <>
      {reason && <bdi>{reason}</bdi>}
      {slip && slipId && (
        <Link className="link nowrap db" to={slipPath(slipId)}>
          <Code>{slip}</Code>
        </Link>
      )}
      {feeInvoice && feeInvoiceId && (
        <Link className="link nowrap db" to={invoicePath(feeInvoiceId)}>
          <Code>{feeInvoice}</Code>
        </Link>
      )}
    </>
  )
}

/** What became of it, the latest last: the day of the bank beside the moment it was written down. */
export function Steps({ steps, books }: Pick<ShownCheque, 'steps'> & { books: boolean }) {
  const columns: Column<Step>[] = [
    {
      key: 'status',
      title: 'الحالة',
      cell: ({ status, isUndone }) => (
        <>
          <ChequeBadge state={status} />
          {isUndone && <span className="xs muted db">أُلغي</span>}
        </>
      ),
    },
    { key: 'day', title: 'التاريخ', cell: ({ onDay }) => <DateText at={onDay} /> },
    {
      key: 'why',
      title: 'السبب والورقة',
      cell: (step) => (step.reason || step.slip || step.feeInvoice) && <StepPapers {...step} />,
    },
    ...(steps.some(({ bankFee }) => bankFee) ? [feeColumn] : []),
    {
      key: 'by',
      title: 'سجّله',
      cell: ({ by, takenAt }) => (
        <>
          <bdi>{by}</bdi>
          <span className="xs muted db">
            <DateText at={takenAt} time />
          </span>
        </>
      ),
    },
    ...(books
      ? [
          {
            key: 'journal',
            title: 'القيد',
            cell: ({ journal }: Step) => journal !== null && <JournalLink number={journal} />,
          },
        ]
      : []),
  ]
  return (
    <Card title="ما جرى له" flush>
      <Table caption="ما جرى للشيك" columns={columns} rows={steps} keyOf={({ id }) => id} />
    </Card>
  )
}
