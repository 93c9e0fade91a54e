import { Printer } from 'lucide-react'
import { data } from 'react-router'
import { approvalWaiting } from '#areas/access/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { undoAction } from '#areas/finance/undoing/undoing.ts'
import { recordOf, recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { reaches } from '#platform/reach.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Code, Money } from '#ui/values.tsx'
import { creditTransferPath, creditTransfersPath } from '../credit-transfer-asked.ts'
import { creditTransferShown } from '../credit-transfer-detail.ts'
import { creditTransferKind } from '../credit-transfer-record.ts'
import { CreditTransferAbout } from '../ui/credit-transfer-about.tsx'
import { CreditTransferActs } from '../ui/credit-transfer-acts.tsx'
import { reverseCreditTransfer } from '../use-cases/reverse-credit-transfer.ts'
import type { Route } from './+types/back-office-credit-transfer'

export const loader = page(may.viewCreditTransfers, async (ctx, { params, query }) => {
  const one = await creditTransferShown(ctx, params.creditTransferId)
  if (!one) throw data('لا يوجد هذا التحويل.', { status: 404, statusText: 'Not Found' })
  const mayEdit = reaches(ctx.actor, may.transferCredit, { branchId: one.branchId })
  const [giver, taker, parts] = await Promise.all([
    recordOf(ctx, 'customer', one.partyId),
    recordOf(ctx, 'customer', one.takerId),
    recordParts(ctx, { kind: creditTransferKind, recordId: one.id, mayEdit }),
  ])
  const seesReceipts = ctx.actor.may(may.viewReceipts)
  return {
    creditTransfer: one,
    ...{ giver: giver && { path: giver.path }, taker: taker && { path: taker.path } },
    ...{ parts, tab: query.get('tab'), seesReceipts },
    undoing: await approvalWaiting(ctx, { action: undoAction, subjectId: one.id }),
  }
})

export const action = submitOneOf({
  reverse: submit(reverseCreditTransfer, ({ id, number, approvalId }) =>
    saying(approvalId ? `طُلب عكس التحويل ${number}، وهو بانتظار الاعتماد` : `عُكس التحويل ${number}`, creditTransferPath(id)),
  ),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `تحويل رصيد ${loaderData?.creditTransfer.number ?? ''} · التحالف` },
]

export const handle = { above: { to: creditTransfersPath, label: 'تحويلات الأرصدة' }, crumb: () => 'تحويل رصيد' }

export default function CreditTransferPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { creditTransfer: one, giver, taker, parts, tab, seesReceipts, undoing } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            تحويل رصيد <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            من <bdi>{one.holder}</bdi> إلى <bdi>{one.taker}</bdi> · <Money amount={one.amount} />
          </p>
        </div>
        <div className="acts">
          <a href={`${creditTransferPath(one.id)}/pdf`} target="_blank" className={buttonLook()} rel="noopener">
            <Printer className="i i-sm" aria-hidden />
            اطبع السند
          </a>
        </div>
      </div>
      {(!one.mayReverse || undoing) && <Unheard reply={reply} />}
      <div className="cols">
        <div className="stack">
          <CreditTransferAbout creditTransfer={one} giver={giver} taker={taker} seesReceipts={seesReceipts} />
        </div>
        <div className="stack">
          <CreditTransferActs key={one.status} creditTransfer={one} undoing={undoing} reply={reply} />
        </div>
        <div className="cols-last">
          <RecordTabs parts={parts} path={creditTransferPath(one.id)} tab={tab} />
        </div>
      </div>
    </>
  )
}
