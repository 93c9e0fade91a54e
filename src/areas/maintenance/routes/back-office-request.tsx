import { Printer } from 'lucide-react'
import { data } from 'react-router'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Code } from '#ui/values.tsx'
import { expensesOf } from '../expense-detail.ts'
import { maintenancePermissions } from '../permissions.ts'
import { requestKind, requestPath } from '../request.ts'
import { costOf } from '../request-cost.ts'
import { billChoices, request, whoMends } from '../request-detail.ts'
import { Cost } from '../ui/cost.tsx'
import { Expenses } from '../ui/expenses.tsx'
import { RequestAbout, RequestWork } from '../ui/request-about.tsx'
import { RequestActs } from '../ui/request-acts.tsx'
import { PressingBadge } from '../ui/request-badge.tsx'
import { recordExpenseAnswer } from '../use-cases/answer-expense.ts'
import { askOwner, replyToOwner } from '../use-cases/ask-owner.ts'
import { assignMaintenance } from '../use-cases/assign-maintenance.ts'
import { chargeOwner, chargeTenant, keepCost } from '../use-cases/charge-cost.ts'
import { confirmMaintenance, reopenMaintenance } from '../use-cases/confirm-maintenance.ts'
import { completeMaintenance, rejectMaintenance, startMaintenance } from '../use-cases/do-maintenance.ts'
import { triageMaintenance } from '../use-cases/triage-maintenance.ts'
import type { Route } from './+types/back-office-request'

const nobody = { technicians: [], suppliers: [] }

export const loader = page(maintenancePermissions.viewMaintenance, async (ctx, { params, query }) => {
  const one = await request(ctx, params.requestId)
  if (!one) throw data('لا يوجد هذا البلاغ.', { status: 404, statusText: 'Not Found' })
  const [menders, bills, expenses, cost, parts] = await Promise.all([
    one.may.assign ? whoMends(ctx) : nobody,
    one.may.complete ? billChoices(ctx, one.supplierId) : [],
    expensesOf(ctx, one),
    costOf(ctx, one),
    recordParts(ctx, { kind: requestKind, recordId: one.id, mayEdit: one.may.edit }),
  ])
  return {
    request: one,
    menders,
    bills,
    expenses,
    cost,
    formId: ctx.newId(),
    parts,
    tab: query.get('tab'),
    act: query.get('act'),
  }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, requestPath(id))

export const action = submitOneOf({
  triage: submit(triageMaintenance, back('صُنّف البلاغ')),
  assign: submit(assignMaintenance, back('أُسند البلاغ')),
  ask: submit(askOwner, back('أُرسل الطلب إلى المالك')),
  record: submit(recordExpenseAnswer, back('سُجّل جواب المالك')),
  reply: submit(replyToOwner, back('أُرسل الجواب إلى المالك')),
  start: submit(startMaintenance, back('بدأت الصيانة')),
  complete: submit(completeMaintenance, back('أُنجزت الصيانة')),
  reject: submit(rejectMaintenance, back('رُفض البلاغ')),
  confirm: submit(confirmMaintenance, back('أُكّد الإصلاح')),
  tenant: submit(chargeTenant, back('صدرت فاتورة المستأجر')),
  owner: submit(chargeOwner, back('سُجّلت الفاتورة على المالك')),
  company: submit(keepCost, back('سُجّلت التكلفة على الشركة')),
  reopen: submit(reopenMaintenance, back('أُعيد فتح البلاغ')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `بلاغ ${loaderData?.request.number ?? ''} · التحالف` }]

type Loaded = Route.ComponentProps['loaderData']

export const handle = { crumb: (loaderData: Loaded | undefined) => loaderData?.request.number ?? 'بلاغ' }

const folded = ['triage', 'assign', 'complete', 'reject', 'reopen'] as const

export default function RequestPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { request: one, expenses, cost, formId, parts, tab, act } = loaderData
  const isHeard =
    folded.some((name) => name === act && one.may[name]) ||
    (act === 'ask' && expenses.may.ask) ||
    (cost.asks !== null && act === cost.asks.completion.payer) ||
    ((act === 'record' || act === 'reply') && expenses.may.answer)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            بلاغ صيانة <Code>{one.number}</Code>
          </h1>
          <p className="muted sm row wrap">
            <bdi>{one.where}</bdi> <PressingBadge priority={one.priority} isLate={one.isLate} />
          </p>
        </div>
        <div className="acts">
          <a className={buttonLook({ variant: 'outline' })} href={`${requestPath(one.id)}/pdf`}>
            <Printer className="i i-sm" aria-hidden />
            اطبع البلاغ
          </a>
        </div>
      </div>
      {!isHeard && <Unheard reply={reply} />}
      <div className="cols">
        <div className="stack">
          <RequestAbout request={one} />
          <RequestWork request={one} />
        </div>
        <div className="stack">
          <RequestActs {...loaderData} reply={reply} />
          <Cost {...{ request: one, cost, formId, act, reply }} />
          <Expenses {...{ requestId: one.id, estimate: one.estimate, today: one.today, expenses, act, reply }} />
        </div>
        <div className="cols-last">
          <RecordTabs parts={parts} path={requestPath(one.id)} tab={tab} />
        </div>
      </div>
    </>
  )
}
