import { data } from 'react-router'
import { approvalWaiting } from '#areas/access/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { PaperPage } from '#areas/finance/ui/paper-page.tsx'
import { undoAction } from '#areas/finance/undoing/undoing.ts'
import { recordOf, recordParts } from '#areas/records/public.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { reaches } from '#platform/reach.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { GivenUp, WriteOffAbout } from '../ui/write-off-about.tsx'
import { WriteOffActs } from '../ui/write-off-acts.tsx'
import { reverseWriteOff } from '../use-cases/reverse-write-off.ts'
import { approveWriteOff } from '../write-off-approval.ts'
import { writeOffPath, writeOffsPath } from '../write-off-asked.ts'
import { writeOff } from '../write-off-detail.ts'
import { writeOffKind } from '../write-off-record.ts'
import type { Route } from './+types/back-office-write-off'

export const loader = page(may.viewWriteOffs, async (ctx, { params, query }) => {
  const one = await writeOff(ctx, params.writeOffId)
  if (!one) throw data('لا يوجد هذا الشطب.', { status: 404, statusText: 'Not Found' })
  const mayEdit = reaches(ctx.actor, may.writeOffCharges, { branchId: one.branchId })
  const [customer, parts] = await Promise.all([
    recordOf(ctx, 'customer', one.partyId),
    recordParts(ctx, { kind: writeOffKind, recordId: one.id, mayEdit }),
  ])
  const sees = { books: ctx.actor.may(may.viewBooks), invoices: ctx.actor.may(may.viewInvoices) }
  const undoing = await approvalWaiting(ctx, { action: undoAction, subjectId: one.id })
  const request = (await approvalWaiting(ctx, { action: approveWriteOff.action, subjectId: one.id }))?.path ?? null
  return { writeOff: one, request, undoing, customer: customer && { path: customer.path }, parts, tab: query.get('tab'), sees }
})

export const action = submitOneOf({
  reverse: submit(reverseWriteOff, ({ id, number }) => saying(`طُلب عكس الشطب ${number}، وهو بانتظار الاعتماد`, writeOffPath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `شطب ${loaderData?.writeOff.number ?? ''} · التحالف` }]

export const handle = { above: { to: writeOffsPath, label: 'شطب المستحقات' }, crumb: () => 'شطب' }

export default function WriteOffPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { writeOff: one, request, undoing, customer, parts, tab, sees } = loaderData
  return (
    <PaperPage
      kind="شطب"
      number={one.number}
      of={<bdi>{one.debtor}</bdi>}
      amount={one.amount}
      first={(!one.mayReverse || undoing) && <Unheard reply={reply} />}
      beside={
        <>
          <WriteOffAbout writeOff={one} customer={customer} sees={sees} />
          <WriteOffActs key={one.status} writeOff={one} request={request} undoing={undoing} reply={reply} />
        </>
      }
      record={{ parts, tab, path: writeOffPath(one.id) }}
    >
      <GivenUp lines={one.lines} opens={sees.invoices} />
    </PaperPage>
  )
}
