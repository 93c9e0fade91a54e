import { Download } from 'lucide-react'
import { data, Link } from 'react-router'
import { ownReceiptPath, paymentsPath, payPath } from '#areas/finance/payments-paths.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { ownProof } from '../own-proofs.ts'
import type { ShownProof } from '../proof-queries.ts'
import { ownProofPath } from '../transfer-proof.ts'
import { ProofBadge } from '../ui/proof-badge.tsx'
import { WithdrawProof } from '../ui/withdraw-proof.tsx'
import { withdrawProof } from '../use-cases/withdraw-proof.ts'
import type { Route } from './+types/portal-proof'

export const loader = page(anyoneSignedIn, async (ctx, { params }) => {
  const proof = await ownProof(ctx, params.proofId)
  if (!proof) throw data('لا يوجد هذا الإثبات.', { status: 404, statusText: 'Not Found' })
  return { proof }
})

export const action = submitOneOf({
  withdraw: submit(withdrawProof, ({ id }) => saying('سُحب الإثبات.', ownProofPath(id))),
})

export const meta = () => [{ title: 'إثبات تحويل · التحالف' }]

export default function OwnProofPage({ loaderData: { proof }, actionData: reply }: Route.ComponentProps) {
  const { sequence, amount, transferredOn, reference, bank, status, sentAt, note, dues, fileId } = proof
  return (
    <>
      <Breadcrumbs above={[{ to: paymentsPath, label: 'مدفوعاتي' }]} here="إثبات تحويل" />
      <div className="page-h">
        <div>
          <h1>
            إثبات تحويل <Num>{sequence}</Num>
          </h1>
          <ProofBadge status={status} />
        </div>
      </div>
      {status !== 'waiting' && <Unheard reply={reply} />}
      <WhatBecameOfIt {...proof} />
      <Card title="ما أرسلته">
        <dl className="told">
          <Told question="المبلغ">
            <Money amount={amount} />
          </Told>
          <Told question="رقم العملية">
            <Code>{reference}</Code>
          </Told>
          <Told question="حوّلته">
            <DateText at={transferredOn} />
          </Told>
          <Told question="إلى">{bank}</Told>
          <Told question="أرسلت الإثبات">
            <DateText at={sentAt} time />
          </Told>
          {dues.map(({ id, description }) => (
            <Told key={id} question="عن">
              {description}
            </Told>
          ))}
          {note && <Told question="ملاحظة">{note}</Told>}
        </dl>
        <a className={buttonLook({ variant: 'ghost', size: 'small' })} href={`/files/${fileId}`} download>
          <Download className="i i-sm" aria-hidden />
          نزّل الإثبات
        </a>
      </Card>
      {status === 'waiting' && <WithdrawProof id={proof.id} reply={reply} />}
    </>
  )
}

function WhatBecameOfIt({ id, status, reason, receiptId, receipt, answeredBy, takenBack }: ShownProof) {
  if (takenBack) {
    return (
      <>
        <Alert kind="warning">{`أُلغي سند هذا التحويل: ${takenBack}. نراجعه في حسابنا من جديد.`}</Alert>
        <SendAnother id={id} answeredBy={answeredBy} />
      </>
    )
  }
  if (status === 'waiting') return <Alert>وصل الإثبات. يبقى «بانتظار التأكيد» حتى يظهر التحويل في حسابنا. لا تُعد الدفع.</Alert>
  if (receiptId && receipt) {
    return (
      <Alert kind="success">
        تأكد وصول التحويل، وصدر السند{' '}
        <Link className="link" to={ownReceiptPath(receiptId)}>
          <Code>{receipt}</Code>
        </Link>
      </Alert>
    )
  }
  if (status === 'withdrawn') {
    return (
      <>
        <Alert>سحبت هذا الإثبات، فلا نبحث عن تحويله في البنك.</Alert>
        <SendAnother id={id} answeredBy={answeredBy} />
      </>
    )
  }
  return (
    <>
      <Alert kind="warning">{`لم يظهر التحويل في حسابنا: ${reason ?? ''}. راجع البنك أو أرفق إثباتًا أوضح.`}</Alert>
      <SendAnother id={id} answeredBy={answeredBy} />
    </>
  )
}

function SendAnother({ id, answeredBy }: Pick<ShownProof, 'id' | 'answeredBy'>) {
  return (
    <div>
      {answeredBy ? (
        <Link className={buttonLook({ variant: 'outline' })} to={ownProofPath(answeredBy)}>
          الإثبات الذي أرسلته بعده
        </Link>
      ) : (
        <Link className={buttonLook()} to={`${payPath}?answers=${id}`}>
          أرسل إثباتًا آخر
        </Link>
      )}
    </div>
  )
}
