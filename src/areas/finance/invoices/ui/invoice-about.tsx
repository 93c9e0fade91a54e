import { Link } from 'react-router'
import { invoiceKinds } from '#areas/finance/paper-kinds.ts'
import { JournalLink } from '#areas/finance/ui/journal-link.tsx'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Phone } from '#ui/values.tsx'
import { invoicePath } from '../invoice-asked.ts'
import type { ShownInvoice } from '../invoice-detail.ts'
import { addressOnPaper } from '../invoice-sides.ts'

type Props = { invoice: ShownInvoice; customer: { path: string } | null; books: boolean }

/** Both sides as they stood on its day, and its dates. */
export function InvoiceAbout({ invoice, customer, books }: Props) {
  const { buyer, seller, issuedAt, dueOn, suppliedFrom, suppliedUntil, branch, issuer, journal, original, reason, owners } =
    invoice
  return (
    <Card title="بياناتها">
      <dl className="told">
        <Told question="العميل">
          <OpenLink to={customer?.path}>{buyer.name}</OpenLink> <Code>{buyer.number}</Code>
        </Told>
        {buyer.vatin && (
          <Told question="رقمه الضريبي">
            <Code>{buyer.vatin}</Code>
          </Told>
        )}
        {addressOnPaper(buyer) && <Told question="عنوانه">{addressOnPaper(buyer)}</Told>}
        {buyer.phone && (
          <Told question="هاتفه">
            <Phone number={buyer.phone} />
          </Told>
        )}
        {owners.length > 0 ? (
          <Told question="لحساب المالك">{owners.join('، ')}</Told>
        ) : (
          <Told question="البائع">
            {seller.name} {seller.vatin && <Code>{seller.vatin}</Code>}
          </Told>
        )}
        {original && (
          <Told question="عن الفاتورة">
            <Link className="link" to={invoicePath(original.id)}>
              <Code>{original.number}</Code>
            </Link>
          </Told>
        )}
        {reason && <Told question="السبب">{reason}</Told>}
        <Told question="صدرت">
          <DateText at={issuedAt} time />
          {issuer && `، ${issuer}`}
        </Told>
        {dueOn && (
          <Told question="تاريخ الاستحقاق">
            <DateText at={dueOn} />
          </Told>
        )}
        <Told question="مدة التوريد">
          <DateText at={suppliedFrom} />
          {suppliedUntil !== suppliedFrom && (
            <>
              {' – '}
              <DateText at={suppliedUntil} />
            </>
          )}
        </Told>
        <Told question="الفرع">{branch}</Told>
        {books && (
          <Told question="القيد">
            <JournalLink number={journal} />
          </Told>
        )}
      </dl>
    </Card>
  )
}

const noteColumns: Column<ShownInvoice['notes'][number]>[] = [
  {
    key: 'number',
    title: 'الإشعار',
    cell: ({ id, kind, number }) => (
      <>
        <Link className="link nowrap" to={invoicePath(id)}>
          <Code>{number}</Code>
        </Link>
        <span className="block muted sm">{invoiceKinds[kind]}</span>
      </>
    ),
  },
  { key: 'issued', title: 'التاريخ', cell: ({ issuedOn }) => <DateText at={issuedOn} /> },
  { key: 'reason', title: 'السبب', cell: ({ reason }) => <bdi>{reason}</bdi> },
  { key: 'total', title: 'الإجمالي', numeric: true, cell: ({ net, vat }) => <Money amount={net + vat} /> },
]

/** What was taken back of it since, or added to it. */
export function NotesOnIt({ notes }: Pick<ShownInvoice, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <Card title="إشعارات عليها" flush>
      <Table caption="إشعارات عليها" columns={noteColumns} rows={notes} keyOf={({ id }) => id} />
    </Card>
  )
}
