import { Download, FileText } from 'lucide-react'
import { data, Link } from 'react-router'
import { OtherForms } from '#areas/finance/papers/ui/print-choice.tsx'
import { ownInvoicePath, ownReceiptPath, paymentsPath } from '#areas/finance/payments-paths.ts'
import { paymentMethods, receiptKinds } from '#areas/finance/receipts/receipt.ts'
import type { ShownReceipt } from '#areas/finance/receipts/receipt-detail.ts'
import { ReceiptBadge } from '#areas/finance/receipts/ui/receipt-badge.tsx'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { ownReceipt } from '../own-papers.ts'
import type { Route } from './+types/portal-receipt'

export const loader = page(anyoneSignedIn, async (ctx, { params }) => {
  const receipt = await ownReceipt(ctx, params.receiptId)
  if (!receipt) throw data('لا يوجد هذا السند.', { status: 404, statusText: 'Not Found' })
  return { receipt }
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.receipt.number ?? 'سندي'} · التحالف` }]

export default function OwnReceiptPage({ loaderData: { receipt } }: Route.ComponentProps) {
  const { id, kind, number, amount, receivedAt, reversedAt, reason, branch, ways } = receipt
  return (
    <>
      <Breadcrumbs above={[{ to: `${paymentsPath}/receipts`, label: 'سنداتي' }]} here={<Code>{number}</Code>} />
      <div className="page-h">
        <div>
          <h1>
            {receiptKinds[kind]} <Code>{number}</Code>
          </h1>
          <ReceiptBadge state={reversedAt ? 'reversed' : 'confirmed'} />
        </div>
        {kind === 'receipt' && (
          <div className="acts">
            <a href={`${ownReceiptPath(id)}/pdf`} target="_blank" className={buttonLook()} rel="noopener">
              <FileText className="i i-sm" aria-hidden />
              اعرض السند
            </a>
            <a href={`${ownReceiptPath(id)}/pdf`} download className={buttonLook({ variant: 'outline' })}>
              <Download className="i i-sm" aria-hidden />
              نزّل السند
            </a>
            <OtherForms path={ownReceiptPath(id)} forms={['both']} />
          </div>
        )}
      </div>
      {reversedAt && <Alert kind="warning">{`عُكس هذا السند، فلم يعد يسدّد شيئًا. ${reason ?? ''}`}</Alert>}
      <Card title="بياناته">
        <dl className="told">
          <Told question="المبلغ">
            <Money amount={amount} />
          </Told>
          <Told question="التاريخ">
            <DateText at={receivedAt} time />
          </Told>
          <Told question="طريقة الدفع">{ways.map(({ method }) => paymentMethods[method]).join(' و')}</Told>
          <Told question="الفرع">{branch}</Told>
        </dl>
      </Card>
      <PaidWithIt {...receipt} />
    </>
  )
}

function PaidWithIt({ paid, unused }: Pick<ShownReceipt, 'paid' | 'unused'>) {
  const standing = paid.filter(({ backAt }) => !backAt)
  return (
    <Card title="ما سدّده" flush>
      {standing.length === 0 && <p className="card-b muted sm">دفعة تحت الحساب.</p>}
      <ul className="list">
        {standing.map(({ id, description, invoice, invoiceId, amount }) => (
          <li key={id}>
            <span className="grow">
              <bdi className="t">{description}</bdi>
              <span className="xs muted db">
                <Link className="link" to={ownInvoicePath(invoiceId)}>
                  <Code>{invoice}</Code>
                </Link>
              </span>
            </span>
            <Money amount={amount} />
          </li>
        ))}
        {unused > 0n && (
          <li>
            <span className="grow t">بقي رصيدًا لك لدينا</span>
            <Money amount={unused} />
          </li>
        )}
      </ul>
    </Card>
  )
}
