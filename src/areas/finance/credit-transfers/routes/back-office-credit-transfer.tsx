import { data } from 'react-router'
import { approvalWaiting } from '#areas/access/public.ts'
import { creditTransfersPath } from '#areas/finance/addresses.ts'
import { PrintPaper } from '#areas/finance/papers/ui/print-choice.tsx'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { PaperPage } from '#areas/finance/ui/paper-page.tsx'
import { undoAction } from '#areas/finance/undoing/undoing.ts'
import { recordOf, recordParts } from '#areas/records/public.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { reaches } from '#platform/reach.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { approveCreditTransfer } from '../credit-transfer-approval.ts'
import { creditTransferPath } from '../credit-transfer-asked.ts'
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
  const sees = { receipts: ctx.actor.may(may.viewReceipts), books: ctx.actor.may(may.viewBooks) }
  return {
    creditTransfer: one,
    ...{ giver: giver && { path: giver.path }, taker: taker && { path: taker.path } },
    ...{ parts, tab: query.get('tab'), sees },
    request: (await approvalWaiting(ctx, { action: approveCreditTransfer.action, subjectId: one.id }))?.path ?? null,
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
  const { creditTransfer: one, giver, taker, parts, tab, sees, request, undoing } = loaderData
  return (
    <PaperPage
      kind="تحويل رصيد"
      number={one.number}
      of={
        <>
          من <bdi>{one.holder}</bdi> إلى <bdi>{one.taker}</bdi>
        </>
      }
      amount={one.amount}
      print={<PrintPaper path={creditTransferPath(one.id)} label="اطبع السند" />}
      first={(!one.mayReverse || undoing) && <Unheard reply={reply} />}
      beside={<CreditTransferActs key={one.status} creditTransfer={one} request={request} undoing={undoing} reply={reply} />}
      record={{ parts, tab, path: creditTransferPath(one.id) }}
    >
      <CreditTransferAbout creditTransfer={one} giver={giver} taker={taker} sees={sees} />
    </PaperPage>
  )
}
