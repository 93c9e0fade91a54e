import { CircleQuestionMark, FileText, LifeBuoy, MessagesSquare } from 'lucide-react'
import { Link } from 'react-router'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { inbox, newInInbox } from '#areas/site/inbox-queries.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { RequestsTable } from '#areas/site/ui/requests-table.tsx'
import type { Ctx } from '#platform/context.ts'
import { page } from '#platform/http.ts'
import { Card, Kpi } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Num } from '#ui/values.tsx'
import { weekdayAndDay } from '#values/dates.ts'
import type { Route } from './+types/back-office-dashboard'

export const meta = () => [{ title: 'لوحة التحكم · التحالف' }]

export const loader = page(identityPermissions.viewDashboard, async (ctx) => {
  const incoming = ctx.actor.may(sitePermissions.viewRequests) ? await whatCameIn(ctx) : null
  return { name: ctx.actor.name.split(' ')[0] ?? '', today: weekdayAndDay(ctx.now()), incoming }
})

async function whatCameIn(ctx: Ctx) {
  const [counts, { rows }] = await Promise.all([newInInbox(ctx), inbox(ctx, { queue: null, page: 1 })])
  return { counts, latest: rows.slice(0, 8) }
}

const queues = [
  { queue: 'inquiry', label: 'استفسارات جديدة', Icon: CircleQuestionMark },
  { queue: 'serviceRequest', label: 'طلبات خدمة جديدة', Icon: FileText },
  { queue: 'ticket', label: 'طلبات دعم جديدة', Icon: LifeBuoy },
  { queue: 'conversation', label: 'محادثات بانتظار موظف', Icon: MessagesSquare },
] as const

export default function DashboardPage({ loaderData: { name, today, incoming } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>أهلًا يا {name}</h1>
          <p className="muted sm">{today}</p>
        </div>
      </div>
      {incoming ? <Incoming {...incoming} /> : <Empty title="لا شيء ينتظرك اليوم." />}
    </>
  )
}

function Incoming({ counts, latest }: Awaited<ReturnType<typeof whatCameIn>>) {
  return (
    <>
      <div className="kpis">
        {queues.map(({ queue, label, Icon }) => (
          <Kpi
            key={queue}
            to={`/admin/requests?queue=${queue}`}
            label={label}
            icon={<Icon className="i" aria-hidden />}
            value={<Num>{counts[queue]}</Num>}
          />
        ))}
      </div>
      <Card
        flush
        title="آخر ما وصل"
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
