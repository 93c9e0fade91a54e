import type { ReactNode } from 'react'
import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { paymentMethods } from '../receipt.ts'
import type { ShownReceipt } from '../receipt-detail.ts'

type Way = ShownReceipt['ways'][number]
type Paid = ShownReceipt['paid'][number]

const wayColumns: Column<Way>[] = [
  { key: 'method', title: 'الطريقة', cell: ({ method }) => paymentMethods[method] },
  {
    key: 'landed',
    title: 'أين',
    cell: ({ landed, iban }) => (
      <>
        <bdi>{landed}</bdi>
        {iban && (
          <>
            ، آخره <Code>{iban.slice(-4)}</Code>
          </>
        )}
      </>
    ),
  },
  { key: 'reference', title: 'المرجع', cell: ({ reference }) => reference && <Code>{reference}</Code> },
  { key: 'tendered', title: 'سلّمه', numeric: true, cell: ({ tendered }) => tendered && <Money amount={tendered} /> },
  {
    key: 'change',
    title: 'الباقي له',
    numeric: true,
    cell: ({ tendered, amount }) => (tendered && tendered > amount ? <Money amount={tendered - amount} /> : null),
  },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

export function Ways({ ways }: Pick<ShownReceipt, 'ways'>) {
  return (
    <Card title="طريقة الدفع" flush>
      <Table caption="طريقة الدفع" columns={wayColumns} rows={ways} keyOf={({ id }) => id} />
    </Card>
  )
}

const paidColumns: Column<Paid>[] = [
  {
    key: 'charge',
    title: 'المستحق',
    cell: ({ description, backAt }) => (
      <span className="row wrap">
        {backAt ? (
          <del>
            <bdi>{description}</bdi>
          </del>
        ) : (
          <bdi>{description}</bdi>
        )}
        {backAt && (
          <Badge tone="warning">
            أُلغي توزيعه <DateText at={backAt} />
          </Badge>
        )}
      </span>
    ),
  },
  {
    key: 'invoice',
    title: 'الفاتورة',
    cell: ({ invoice, invoiceId, opens }) => (
      <OpenLink to={opens ? invoicePath(invoiceId) : null}>
        <Code>{invoice}</Code>
      </OpenLink>
    ),
  },
  {
    key: 'amount',
    title: 'المبلغ',
    numeric: true,
    cell: ({ amount, backAt }) => (backAt ? <del>{<Money amount={amount} />}</del> : <Money amount={amount} />),
  },
  {
    key: 'rounded',
    title: 'قُرّب له',
    numeric: true,
    cell: ({ rounded, backAt }) =>
      rounded > 0n && (backAt ? <del>{<Money amount={rounded} />}</del> : <Money amount={rounded} />),
  },
]

const columnsOf = (paid: readonly Paid[]) =>
  paid.some(({ rounded }) => rounded > 0n) ? paidColumns : paidColumns.filter(({ key }) => key !== 'rounded')

/** What the money paid, and what of it is still the payer's. */
export function PaidBy({ paid, unused, children }: Pick<ShownReceipt, 'paid' | 'unused'> & { children?: ReactNode }) {
  return (
    <Card
      title="ما سدّده"
      flush
      footer={
        unused > 0n && (
          <div className="row wrap between">
            <span className="sm">
              بقي رصيدًا دائنًا للعميل: <Money amount={unused} />
            </span>
            {children}
          </div>
        )
      }
    >
      {paid.length > 0 ? (
        <Table caption="ما سدّده السند" columns={columnsOf(paid)} rows={paid} keyOf={({ id }) => id} />
      ) : (
        <p className="card-b muted sm">دفعة تحت الحساب: لم يُسدَّد بها مستحق بعد.</p>
      )}
    </Card>
  )
}
