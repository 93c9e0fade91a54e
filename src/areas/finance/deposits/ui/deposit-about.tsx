import { Link } from 'react-router'
import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { payoutPath } from '#areas/finance/payouts/payout-asked.ts'
import { VouchersTold } from '#areas/finance/payouts/ui/vouchers-told.tsx'
import { receiptPath } from '#areas/finance/receipts/receipt-asked.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { depositLines, movementInWords } from '../deposit.ts'
import type { ShownDeposit } from '../deposit-detail.ts'
import { DepositBadge } from './deposit-badge.tsx'

/** Who left it, for which contract, and until when. */
export function DepositAbout({ deposit: one, customer }: { deposit: ShownDeposit; customer: { path: string } | null }) {
  return (
    <Card title="بياناته" actions={<DepositBadge state={one.state} />}>
      <dl className="told">
        <Told question="العميل">
          <OpenLink to={customer?.path}>{one.holder}</OpenLink>
        </Told>
        <Told question="العقد">
          <bdi>{one.contract}</bdi>
        </Told>
        <Told question="النشاط">{depositLines[one.line]}</Told>
        <Told question="المطلوب">
          <Money amount={one.amount} />
        </Told>
        {one.open > 0n && (
          <Told question="لم يُدفع منه">
            <Money amount={one.open} />
          </Told>
        )}
        <Told question="المطالبة">
          <Link className="link" to={invoicePath(one.invoiceId)}>
            <Code>{one.demand}</Code>
          </Link>
        </Told>
        {one.releaseOn && (
          <Told question="موعد الرد">
            <DateText at={one.releaseOn} /> {one.isDue && <Badge tone="warning">حان</Badge>}
          </Told>
        )}
        <Told question="الفرع">{one.branch}</Told>
        <Told question="طلبه">
          {one.by}، <DateText at={one.askedAt} time />
        </Told>
        <VouchersTold vouchers={one.vouchers} opens />
      </dl>
    </Card>
  )
}

type Move = ShownDeposit['moves'][number]

const columns: Column<Move>[] = [
  { key: 'at', title: 'التاريخ', cell: ({ at }) => <DateText at={at} time /> },
  { key: 'kind', title: 'الحركة', cell: movementInWords },
  { key: 'about', title: 'عن', cell: (move) => <About {...move} /> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

function About({ receiptId, receipt, payoutId, payout, charge, invoiceId, reason, fileId, ...sees }: Move) {
  return (
    <span className="row wrap">
      {receiptId && receipt && (
        <OpenLink to={sees.opensReceipt ? receiptPath(receiptId) : null}>
          <Code>{receipt}</Code>
        </OpenLink>
      )}
      {payoutId && payout && (
        <OpenLink to={sees.opensPayout ? payoutPath(payoutId) : null}>
          <Code>{payout}</Code>
        </OpenLink>
      )}
      {!receipt && charge && invoiceId && <OpenLink to={sees.opensInvoice ? invoicePath(invoiceId) : null}>{charge}</OpenLink>}
      {reason && <span className="muted">{reason}</span>}
      {fileId && (
        <a className="link" href={`/files/${fileId}`}>
          الدليل
        </a>
      )}
    </span>
  )
}

export function Moves({ moves, held, till }: Pick<ShownDeposit, 'moves' | 'held'> & { till: string | null }) {
  return (
    <Card
      title="ما حدث له"
      flush
      footer={
        <span className="sm">
          المحفوظ الآن: <Money amount={held} />
        </span>
      }
    >
      {moves.length > 0 ? (
        <Table caption="حركات التأمين" columns={columns} rows={moves} keyOf={({ id }) => String(id)} />
      ) : (
        <p className="card-b muted sm">
          لم يُدفع بعد. <OpenLink to={till}>يُقبض عند الكاشير</OpenLink>
        </p>
      )}
    </Card>
  )
}
