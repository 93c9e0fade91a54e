import { Download } from 'lucide-react'
import { data, Link } from 'react-router'
import { accountsToChoose } from '#areas/finance/cash/account-queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { receiptPath } from '#areas/finance/receipts/receipt-asked.ts'
import { recordOf, recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { reaches } from '#platform/reach.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { proof, type ShownProof } from '../proof-queries.ts'
import { sameReference } from '../same-reference.ts'
import { proofKind, proofPath, proofsPath } from '../transfer-proof.ts'
import { ProofActs } from '../ui/proof-acts.tsx'
import { ProofBadge } from '../ui/proof-badge.tsx'
import { SameReferenceNote } from '../ui/same-reference.tsx'
import { confirmTransfer, refuseProof } from '../use-cases/decide-proof.ts'
import type { Route } from './+types/back-office-proof'

export const loader = page(may.viewReceipts, async (ctx, { params, query }) => {
  const one = await proof(ctx, params.proofId)
  if (!one) throw data('لا يوجد هذا الإثبات.', { status: 404, statusText: 'Not Found' })
  const [customer, parts] = await Promise.all([
    recordOf(ctx, 'customer', one.partyId),
    recordParts(ctx, {
      ...{ kind: proofKind, recordId: one.id },
      mayEdit: reaches(ctx.actor, may.confirmTransfers, { branchId: one.branchId }),
    }),
  ])
  const [banks, same] = await Promise.all([accountsToChoose(ctx), sameReference(ctx, one)])
  return {
    proof: one,
    same,
    customer: customer && { path: customer.path },
    parts,
    banks,
    tab: query.get('tab'),
    act: query.get('act'),
    maySetApart: ctx.actor.may(may.reverseReceipts),
  }
})

export const action = submitOneOf({
  confirm: submit(confirmTransfer, ({ id, number }) => saying(`تأكد التحويل وصدر السند ${number}`, proofPath(id))),
  refuse: submit(refuseProof, () => saying('رُفض الإثبات، ويصل العميل السبب.', proofsPath)),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `إثبات تحويل ${loaderData?.proof.sequence ?? ''} · التحالف` },
]

export const handle = { above: { to: proofsPath, label: 'إثباتات تحويل' }, crumb: () => 'إثبات' }

export default function ProofPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { proof: one, same, customer, parts, banks, tab, act, maySetApart } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            إثبات تحويل <Num>{one.sequence}</Num>
          </h1>
          <p className="muted sm">
            <bdi>{one.customer}</bdi> · <Money amount={one.amount} />
          </p>
        </div>
        <div className="acts">
          <a href={`/files/${one.fileId}`} download className={buttonLook({ variant: 'outline' })}>
            <Download className="i i-sm" aria-hidden />
            افتح الإثبات
          </a>
        </div>
      </div>
      {!one.mayDecide && <Unheard reply={reply} />}
      <SameReferenceNote same={same} />
      <div className="cols">
        <div className="stack">
          <About proof={one} customer={customer} />
        </div>
        <div className="stack">{one.mayDecide && <ProofActs {...{ proof: one, banks, act, reply, maySetApart }} />}</div>
        <div className="cols-last">
          <RecordTabs parts={parts} path={proofPath(one.id)} tab={tab} />
        </div>
      </div>
    </>
  )
}

function About({ proof: one, customer }: { proof: ShownProof; customer: { path: string } | null }) {
  const { reference, transferredOn, bank, iban, sentAt, note, dues, status, decider, decidedAt, reason, takenBack } = one
  const { receiptId, receipt } = one
  return (
    <Card title="ما أرسله العميل" actions={<ProofBadge status={status} />}>
      <dl className="told">
        <Told question="العميل">
          <OpenLink to={customer?.path}>{one.customer}</OpenLink>
        </Told>
        <Told question="المرجع">
          <Code>{reference}</Code>
        </Told>
        <Told question="حُوّل في">
          <DateText at={transferredOn} />
        </Told>
        <Told question="إلى">
          {bank}، آخره <Code>{iban.slice(-4)}</Code>
        </Told>
        <Told question="وصل الإثبات">
          <DateText at={sentAt} time />
        </Told>
        {dues.map((due) => (
          <Told key={due.id} question="عن">
            {due.description} <Code>{due.number}</Code> · الباقي <Money amount={due.open} />
          </Told>
        ))}
        {note && <Told question="ملاحظته">{note}</Told>}
        {decidedAt && (
          <Told question={{ waiting: '', confirmed: 'أكّده', refused: 'رفضه', withdrawn: 'سحبه' }[status]}>
            {decider}، <DateText at={decidedAt} time />
          </Told>
        )}
        {reason && <Told question="السبب">{reason}</Told>}
        {takenBack && <Told question="عُكس سنده">{takenBack}</Told>}
        {receiptId && receipt && (
          <Told question="السند">
            <Link className="link" to={receiptPath(receiptId)}>
              <Code>{receipt}</Code>
            </Link>
          </Told>
        )}
      </dl>
    </Card>
  )
}
