import { data } from 'react-router'
import { approvalWaiting } from '#areas/access/public.ts'
import { PrintPaper } from '#areas/finance/papers/ui/print-choice.tsx'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { PaperPage } from '#areas/finance/ui/paper-page.tsx'
import { undoAction } from '#areas/finance/undoing/undoing.ts'
import { recordOf, recordParts } from '#areas/records/public.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { reaches } from '#platform/reach.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { approveSetOff } from '../set-off-approval.ts'
import { setOffPath, setOffsPath } from '../set-off-asked.ts'
import { setOffShown } from '../set-off-detail.ts'
import { setOffKind } from '../set-off-record.ts'
import { SetOffAbout, SetOffLines } from '../ui/set-off-about.tsx'
import { SetOffActs } from '../ui/set-off-acts.tsx'
import { reverseSetOff } from '../use-cases/reverse-set-off.ts'
import type { Route } from './+types/back-office-set-off'

export const loader = page(may.viewSetOffs, async (ctx, { params, query }) => {
  const one = await setOffShown(ctx, params.setOffId)
  if (!one) throw data('لا توجد هذه المقاصة.', { status: 404, statusText: 'Not Found' })
  const mayEdit = reaches(ctx.actor, may.setOffAccounts, { branchId: one.branchId })
  const [customer, parts] = await Promise.all([
    recordOf(ctx, 'customer', one.partyId),
    recordParts(ctx, { kind: setOffKind, recordId: one.id, mayEdit }),
  ])
  const sees = {
    deposits: ctx.actor.may(may.viewDeposits),
    invoices: ctx.actor.may(may.viewInvoices),
    books: ctx.actor.may(may.viewBooks),
  }
  const undoing = await approvalWaiting(ctx, { action: undoAction, subjectId: one.id })
  const request = (await approvalWaiting(ctx, { action: approveSetOff.action, subjectId: one.id }))?.path ?? null
  return { setOff: one, request, undoing, customer: customer && { path: customer.path }, parts, tab: query.get('tab'), sees }
})

export const action = submitOneOf({
  reverse: submit(reverseSetOff, ({ id, number }) => saying(`طُلب عكس المقاصة ${number}، وهو بانتظار الاعتماد`, setOffPath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `مقاصة ${loaderData?.setOff.number ?? ''} · التحالف` }]

export const handle = { above: { to: setOffsPath, label: 'المقاصات' }, crumb: () => 'مقاصة' }

export default function SetOffPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { setOff: one, request, undoing, customer, parts, tab, sees } = loaderData
  return (
    <PaperPage
      kind="مقاصة"
      number={one.number}
      of={<bdi>{one.holder}</bdi>}
      amount={one.amount}
      print={<PrintPaper path={setOffPath(one.id)} label="اطبع السند" />}
      first={(!one.mayReverse || undoing) && <Unheard reply={reply} />}
      beside={
        <>
          <SetOffAbout setOff={one} customer={customer} sees={sees} />
          <SetOffActs key={one.status} setOff={one} request={request} undoing={undoing} reply={reply} />
        </>
      }
      record={{ parts, tab, path: setOffPath(one.id) }}
    >
      <SetOffLines lines={one.lines} sees={sees} />
    </PaperPage>
  )
}
