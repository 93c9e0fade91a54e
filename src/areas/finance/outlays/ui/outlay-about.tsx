import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { serviceInWords } from '#areas/finance/ledger/service-words.ts'
import { outlayKinds, outlayMovementKinds } from '#areas/finance/outlay-dues/outlay.ts'
import { VouchersTold } from '#areas/finance/payouts/ui/vouchers-told.tsx'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { ShownOutlay } from '../outlay-detail.ts'
import { OutlayBadge } from './outlay-badge.tsx'

type Props = { outlay: ShownOutlay; customer: { path: string } | null; sees: { invoices: boolean; payouts: boolean } }

/** For whom it is laid out, to which authority, and how it stands with both. */
export function OutlayAbout({ outlay: one, customer, sees }: Props) {
  return (
    <Card title="بياناته" actions={<OutlayBadge state={one.state} />}>
      <dl className="told">
        <Told question="العميل">
          <OpenLink to={customer?.path}>{one.holder}</OpenLink>
        </Told>
        <Told question="نوع الرسم">{outlayKinds[one.kind]}</Told>
        <Told question="الجهة">
          <bdi>{one.authority}</bdi>
        </Told>
        <Told question="رقم المعاملة أو الحساب">
          <Code>{one.reference}</Code>
        </Told>
        <Told question="النشاط">{serviceInWords(one.line)}</Told>
        <Told question="المبلغ">
          <Money amount={one.amount} />
        </Told>
        <Told question="إشعار العميل">
          <OpenLink to={sees.invoices ? invoicePath(one.invoiceId) : null}>
            <Code>{one.note}</Code>
          </OpenLink>
        </Told>
        <Told question="على العميل">{one.open > 0n ? <Money amount={one.open} /> : 'لا شيء'}</Told>
        <Told question="بقي للجهة">{one.owed > 0n ? <Money amount={one.owed} /> : 'لا شيء'}</Told>
        <Told question="الفرع">{one.branch}</Told>
        <Told question="حمّله">
          {one.by}، <DateText at={one.chargedAt} time />
        </Told>
        <VouchersTold vouchers={one.vouchers} opens={sees.payouts} />
        {one.receipts.map(({ id, number, day, fileId }) => (
          <Told key={id} question="إيصال الجهة">
            <a className="link" href={`/files/${fileId}`}>
              <Code>{number}</Code>
            </a>{' '}
            <DateText at={day} />
          </Told>
        ))}
        {one.closedAt && (
          <Told question="أقفله">
            {one.closer}، <DateText at={one.closedAt} time />
          </Told>
        )}
      </dl>
    </Card>
  )
}

type Move = ShownOutlay['moves'][number]

const columns: Column<Move>[] = [
  { key: 'at', title: 'التاريخ', cell: ({ at }) => <DateText at={at} time /> },
  { key: 'kind', title: 'الحركة', cell: ({ kind }) => outlayMovementKinds[kind] },
  { key: 'about', title: 'المستند', cell: ({ paper, payout }) => <Code>{paper ?? payout ?? ''}</Code> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

export function Moves({ moves, owed }: Pick<ShownOutlay, 'moves' | 'owed'>) {
  return (
    <Card
      title="ما حدث له"
      flush
      footer={
        <span className="sm">
          بقي للجهة الآن: <Money amount={owed} />
        </span>
      }
    >
      <Table caption="حركات الرسم" columns={columns} rows={moves} keyOf={({ id }) => String(id)} />
    </Card>
  )
}
