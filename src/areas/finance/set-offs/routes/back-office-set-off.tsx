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
  const sees = { deposits: ctx.actor.may(may.viewDeposits), invoices: ctx.actor.may(may.viewInvoices) }
  const undoing = await approvalWaiting(ctx, { action: undoAction, subjectId: one.id })
  return { setOff: one, undoing, customer: customer && { path: customer.path }, parts, tab: query.get('tab'), sees }
})

export const action = submitOneOf({
  reverse: submit(reverseSetOff, ({ id, number }) => saying(`طُلب عكس المقاصة ${number}، وهو بانتظار الاعتماد`, setOffPath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `مقاصة ${loaderData?.setOff.number ?? ''} · التحالف` }]

export const handle = { above: { to: setOffsPath, label: 'المقاصات' }, crumb: () => 'مقاصة' }

export default function SetOffPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { setOff: one, undoing, customer, parts, tab, sees } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            مقاصة <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            <bdi>{one.holder}</bdi> · <Money amount={one.amount} />
          </p>
        </div>
        <div className="acts">
          <a href={`${setOffPath(one.id)}/pdf`} target="_blank" className={buttonLook()} rel="noopener">
            <Printer className="i i-sm" aria-hidden />
            اطبع السند
          </a>
        </div>
      </div>
      {(!one.mayReverse || undoing) && <Unheard reply={reply} />}
      <div className="cols">
        <div className="stack">
          <SetOffLines lines={one.lines} opens={sees.invoices} />
        </div>
        <div className="stack">
          <SetOffAbout setOff={one} customer={customer} sees={sees} />
          <SetOffActs key={one.status} setOff={one} undoing={undoing} reply={reply} />
        </div>
        <div className="cols-last">
          <RecordTabs parts={parts} path={setOffPath(one.id)} tab={tab} />
        </div>
      </div>
    </>
  )
}
