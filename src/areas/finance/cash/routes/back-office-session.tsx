import { FolderOpen, Printer } from 'lucide-react'
import { data, Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { DateText, Num } from '#ui/values.tsx'
import { myBoxPath, sessionsPath } from '../cash-paths.ts'
import { sessionPath } from '../session-asked.ts'
import { session } from '../session-queries.ts'
import { SessionBadge } from '../ui/difference.tsx'
import { SessionActs } from '../ui/session-acts.tsx'
import { Counts, Movements } from '../ui/session-parts.tsx'
import { askDifference, closeSession, countSession } from '../use-cases/close-session.ts'
import { recountOpening } from '../use-cases/open-session.ts'
import type { Route } from './+types/back-office-session'

export const loader = page(financePermissions.viewBoxes, async (ctx, { params, query }) => {
  const one = await session(ctx, params.sessionId)
  if (!one) throw data('لا توجد هذه الوردية.', { status: 404, statusText: 'Not Found' })
  const own = one.keeperId === ctx.actor.id && !one.closedAt
  return { session: one, own, act: query.get('act') }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, sessionPath(id))

export const action = submitOneOf({
  recount: submit(recountOpening, ({ id, opens }) =>
    saying(opens ? 'فُتحت الوردية' : 'المعدود لا يساوي رصيد الصندوق في الدفاتر', sessionPath(id)),
  ),
  count: submit(countSession, back('حُفظ العدّ')),
  ask: submit(askDifference, back('أُرسلت الوردية للاعتماد')),
  close: submit(closeSession, back('أُغلقت الوردية')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `وردية ${loaderData?.session.number ?? ''} · التحالف` }]

/** One's own that is still open lies at the counter. */
export const handle = {
  above: { to: sessionsPath, label: 'الورديات' },
  crumb: () => 'وردية',
  place: (shown?: { own: boolean }) => (shown?.own ? myBoxPath : sessionsPath),
}

type Shown = Route.ComponentProps['loaderData']['session']

export default function SessionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { session: one, own, act } = loaderData
  return (
    <FinanceFrame title={own ? 'ورديتي' : `وردية ${one.number}`} action={<Papers {...one} />}>
      <div className="cols">
        <div className="stack">
          {one.sentBack && (one.told || one.mayAct) && (
            <Alert kind="warning">
              لم يُعتمد الفرق: <bdi>{one.sentBack}</bdi>
            </Alert>
          )}
          {one.mayAct && <SessionActs key={`${one.status}${one.counts.length}`} session={one} act={act} reply={actionData} />}
          {one.told && <Counts counts={one.counts} />}
          {one.told && <Movements movements={one.movements} />}
          {!one.told && !(one.mayAct && own) && (
            <Card title="المبالغ">
              <p className="muted sm">تظهر مبالغ الوردية لمن له صلاحية «عرض أرصدة الصناديق»، ولصاحبها بعد أن يعدّها.</p>
            </Card>
          )}
        </div>
        <Summary {...one} />
      </div>
    </FinanceFrame>
  )
}

function Papers({ id, closedAt, told }: Shown) {
  return (
    <>
      {told && (
        <Link to={`/admin/records/cash-session/${id}`} className={buttonLook({ variant: 'ghost', size: 'small' })}>
          <FolderOpen className="i i-sm" aria-hidden />
          الملاحظات والسجل
        </Link>
      )}
      {closedAt && told && (
        <a
          href={`${sessionPath(id)}/pdf`}
          target="_blank"
          rel="noopener"
          className={buttonLook({ variant: 'outline', size: 'small' })}
        >
          <Printer className="i i-sm" aria-hidden />
          إقفال الوردية PDF
        </a>
      )}
    </>
  )
}

function Summary({ number, box, branch, keeper, status, begunAt, openedAt, closedAt }: Shown) {
  return (
    <Card
      title={
        <>
          وردية <Num>{number}</Num>
        </>
      }
      actions={<SessionBadge status={status} />}
    >
      <dl className="told">
        <Told question="الصندوق">{box}</Told>
        <Told question="الفرع">{branch}</Told>
        <Told question="في عهدة">{keeper}</Told>
        <Told question="عُدّ عند الاستلام">
          <DateText at={begunAt} time />
        </Told>
        {openedAt && (
          <Told question="فُتحت">
            <DateText at={openedAt} time />
          </Told>
        )}
        {closedAt && (
          <Told question="أُغلقت">
            <DateText at={closedAt} time />
          </Told>
        )}
      </dl>
    </Card>
  )
}
