import { data } from 'react-router'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { Code } from '#ui/values.tsx'
import { ownExpense } from '../own-expenses.ts'
import { ownRequestPath, ownRequestsPath } from '../own-paths.ts'
import { ownRequest } from '../own-queries.ts'
import { faultKinds } from '../request.ts'
import { OwnExpense } from '../ui/own-expense.tsx'
import { OwnRequestAbout } from '../ui/own-request-about.tsx'
import { OwnRequestAnswer } from '../ui/own-request-answer.tsx'
import { approveExpense, askAboutExpense, refuseExpense } from '../use-cases/answer-expense.ts'
import { confirmOwnMaintenance, reopenOwnMaintenance } from '../use-cases/say-of-own-home.ts'
import type { Route } from './+types/portal-request'

/** Of one's home, of one's property, or of both. */
export const loader = page(anyoneSignedIn, async (ctx, { params, query }) => {
  const [request, expense] = await Promise.all([ownRequest(ctx, params.requestId), ownExpense(ctx, params.requestId)])
  const one = request ?? expense
  if (!one) throw data('لا يوجد هذا البلاغ.', { status: 404, statusText: 'Not Found' })
  return { number: one.number, title: faultKinds[one.category], request, expense, act: query.get('act') }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, ownRequestPath(id))

export const action = submitOneOf({
  confirm: submit(confirmOwnMaintenance, back('شكرًا لك. سجّلنا أن العطل أُصلح.')),
  reopen: submit(reopenOwnMaintenance, back('أُعيد فتح بلاغك، وسنعود إليك.')),
  accept: submit(approveExpense, back('سُجّلت موافقتك، وسننفذ الصيانة.')),
  refuse: submit(refuseExpense, back('سُجّل رفضك. لن ننفذ.')),
  ask: submit(askAboutExpense, back('وصل سؤالك، وسنجيبك هنا.')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `بلاغ ${loaderData?.number ?? ''} · التحالف` }]

export default function OwnRequestPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { number, title, request, expense, act } = loaderData
  const decides = expense?.answer === null && (act === 'refuse' || act === 'ask')
  const reopens = act === 'reopen' && request?.may.reopen === true
  return (
    <>
      <Breadcrumbs above={[{ to: ownRequestsPath, label: 'الصيانة' }]} here={<Code>{number}</Code>} />
      <div className="page-h">
        <h1>{title}</h1>
      </div>
      {!decides && !reopens && <Unheard reply={reply} />}
      <div className="stack">
        {expense && <OwnExpense expense={expense} act={act} reply={decides ? reply : undefined} />}
        {request && <OwnRequestAnswer request={request} reply={reopens ? reply : undefined} />}
        {request && <OwnRequestAbout request={request} />}
      </div>
    </>
  )
}
