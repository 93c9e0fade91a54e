import '#ui/styles/home.css'
import { Link } from 'react-router'
import { approvalList } from '#areas/access/approvals/queries.ts'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { moneyOf } from '#areas/finance/reports/figures.ts'
import { MoneyCards } from '#areas/finance/reports/ui/money-cards.tsx'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { everything, inbox } from '#areas/site/inbox/queries.ts'
import { RequestsTable } from '#areas/site/inbox/ui/requests-table.tsx'
import { openByService } from '#areas/site/pace/queries.ts'
import { OpenByService } from '#areas/site/pace/ui/open-by-service.tsx'
import { sitePermissions } from '#areas/site/permissions.ts'
import { putOff } from '#areas/tasks/use-cases/put-off.ts'
import type { Ctx } from '#platform/context.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { dayInWords, greeting, weekdayAndDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { Approvals } from '../home/approvals.tsx'
import { Exceptions } from '../home/exceptions.tsx'
import { Lines, People } from '../home/lines-and-people.tsx'
import { MoneyBand } from '../home/money-band.tsx'
import { readHome } from '../home/read-home.ts'
import { waitingFor } from '../today.ts'
import { WaitingList } from '../waiting-list.tsx'
import type { Route } from './+types/back-office-dashboard'

export const meta = () => [{ title: 'لوحة التحكم · التحالف' }]

export const loader = page(identityPermissions.viewDashboard, async (ctx) => {
  const now = ctx.now()
  const home = await readHome(ctx)
  const has = (part: (typeof home.parts)[number]) => home.parts.includes(part)
  const [approvals, waiting, money, requests] = await Promise.all([
    has('approvals') ? approvalsFor(ctx) : null,
    has('waiting') ? waitingFor(ctx, '/admin') : null,
    has('money') ? moneyOf(ctx) : null,
    has('inbox') && ctx.actor.may(sitePermissions.viewRequests) ? requestsFor(ctx) : null,
  ])
  const hello = `${greeting(now)} يا ${ctx.actor.name.split(' ')[0] ?? ''}`
  return { hello, day: weekdayAndDay(now), today: dayOf(now), home, approvals, waiting, money, requests }
})

export const action = submitOneOf({
  approve: submit(approve, ({ title }) => saying(`اعتُمد: ${title}`, '/admin')),
  'put-off': submit(putOff, ({ until }) => saying(`أُجّل حتى ${dayInWords(until)}.`, '/admin')),
})

const mostApprovals = 3

/** What can be agreed to together can be agreed to here: its checks say all there is to see. */
async function approvalsFor(ctx: Ctx) {
  if (!ctx.actor.may(accessPermissions.viewApprovals)) return null
  const lines = (await approvalList(ctx, 'mine')).filter(({ mayDecide }) => mayDecide)
  const simple = new Set(ctx.approvables.flatMap(({ action: name, together }) => (together ? [name] : [])))
  const first = lines.slice(0, mostApprovals).map(({ id, title, amount, maker, requestedAt, action: name }) => ({
    ...{ id, title, amount, maker, requestedAt },
    inPlace: simple.has(name),
  }))
  return { count: lines.length, first }
}

async function requestsFor(ctx: Ctx) {
  return { latest: (await inbox(ctx, everything)).rows.slice(0, 8), open: await openByService(ctx) }
}

export default function DashboardPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { hello, day, today, home, approvals, waiting, money, requests } = loaderData
  const { figures, exceptions, putOff: away, lines, people, failed } = home
  const isQuiet = ![exceptions, away, approvals?.first ?? [], waiting ?? []].some((some) => some.length > 0)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>{hello}</h1>
          <p className="muted sm">{day}</p>
        </div>
        {!home.parts.includes('waiting') && (
          <div className="acts">
            <Link className={buttonLook({ variant: 'outline' })} to="/admin/waiting">
              كل ما ينتظرك
            </Link>
          </div>
        )}
      </div>
      {failed.length > 0 && (
        <Alert kind="warning">تعذّرت قراءة ما يأتي من: {failed.join('، ')}. ما عداه كامل، حدّث الصفحة بعد قليل.</Alert>
      )}
      {figures.length > 0 && <MoneyBand figures={figures} />}
      <div className={lines.length + people.length > 0 ? 'morning' : 'stack'}>
        <div className="stack">
          {isQuiet && (
            <Card>
              <Empty title={home.parts.includes('waiting') ? 'لا شيء ينتظرك اليوم' : 'لا شيء يكلّف تأخيره اليوم'} />
            </Card>
          )}
          {exceptions.length + away.length > 0 && <Exceptions {...{ exceptions, putOff: away, today, reply }} />}
          {approvals && approvals.count > 0 && <Approvals approvals={approvals.first} count={approvals.count} today={today} />}
          {waiting && waiting.length > 0 && (
            <Card flush title="ما ينتظرك اليوم">
              <WaitingList waiting={waiting} today={today} />
            </Card>
          )}
          {requests && <Inbox {...requests} />}
          {money && <MoneyCards {...money} />}
        </div>
        {lines.length + people.length > 0 && (
          <div className="stack">
            {lines.length > 0 && <Lines lines={lines} />}
            {people.length > 0 && <People people={people} />}
          </div>
        )}
      </div>
    </>
  )
}

function Inbox({ latest, open }: Awaited<ReturnType<typeof requestsFor>>) {
  return (
    <>
      <Card flush title="المفتوح حسب الخدمة والعمر">
        <OpenByService rows={open} />
      </Card>
      <Card
        flush
        title="الأحدث في صندوق الوارد"
        actions={
          <Link className="link sm" to="/admin/requests">
            صندوق الوارد
          </Link>
        }
      >
        <RequestsTable rows={latest} />
      </Card>
    </>
  )
}
