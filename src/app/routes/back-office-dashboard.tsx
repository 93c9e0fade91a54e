import { CircleHelp, FileText, LifeBuoy } from 'lucide-react'
import { Link } from 'react-router'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { inbox, newRequests } from '#areas/site/inbox-queries.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { RequestsTable } from '#areas/site/ui/requests-table.tsx'
import { page } from '#platform/http.ts'
import { Num } from '#ui/values.tsx'
import { weekdayAndDay } from '#values/dates.ts'
import type { Route } from './+types/back-office-dashboard'

export const meta = () => [{ title: 'لوحة التحكم · التحالف' }]

export const loader = page(identityPermissions.viewDashboard, async (ctx) => {
  const sees = ctx.actor.may(sitePermissions.viewRequests)
  const requests = sees
    ? { counts: await newRequests(ctx), latest: (await inbox(ctx, { queue: null, page: 1 })).rows.slice(0, 8) }
    : null
  return { name: ctx.actor.name.split(' ')[0] ?? '', today: weekdayAndDay(ctx.now()), requests }
})

const queues = [
  { queue: 'inquiry', label: 'استفسارات جديدة', Icon: CircleHelp },
  { queue: 'serviceRequest', label: 'طلبات خدمة جديدة', Icon: FileText },
  { queue: 'ticket', label: 'طلبات دعم جديدة', Icon: LifeBuoy },
] as const

export default function DashboardPage({ loaderData: { name, today, requests } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>أهلًا يا {name}</h1>
          <p className="muted sm">{today}</p>
        </div>
      </div>
      {requests ? (
        <>
          <nav className="kpis" aria-label="ما لم يتولَّه أحد">
            {queues.map(({ queue, label, Icon }) => (
              <Link key={queue} className="card kpi" to={`/admin/requests?queue=${queue}`}>
                <span className="lbl">
                  <Icon className="i" aria-hidden />
                  {label}
                </span>
                <span className="val">
                  <Num>{requests.counts[queue]}</Num>
                </span>
              </Link>
            ))}
          </nav>
          <section className="card">
            <div className="card-h">
              <h2 className="grow">آخر ما وصل</h2>
              <Link className="link sm" to="/admin/requests">
                صندوق الوارد
              </Link>
            </div>
            <RequestsTable rows={requests.latest} />
          </section>
        </>
      ) : (
        <p className="card state">لا شيء ينتظرك اليوم.</p>
      )}
    </>
  )
}
