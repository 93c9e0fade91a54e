import { Link } from 'react-router'
import { moneyOf } from '#areas/finance/reports/tiles.ts'
import { MoneyCards } from '#areas/finance/reports/ui/money-cards.tsx'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { everything, inbox } from '#areas/site/inbox-queries.ts'
import { openByService } from '#areas/site/pace-queries.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { OpenByService } from '#areas/site/ui/open-by-service.tsx'
import { RequestsTable } from '#areas/site/ui/requests-table.tsx'
import type { Tile } from '#platform/area.ts'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card, Kpi } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Money, Num } from '#ui/values.tsx'
import { greeting, weekdayAndDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { tilesFor, waitingFor } from '../today.ts'
import { WaitingList } from '../waiting-list.tsx'
import type { Route } from './+types/back-office-dashboard'

export const meta = () => [{ title: 'لوحة التحكم · التحالف' }]

export const loader = page(identityPermissions.viewDashboard, async (ctx) => {
  const seesInbox = ctx.actor.may(sitePermissions.viewRequests)
  const latest = seesInbox ? (await inbox(ctx, everything)).rows.slice(0, 8) : null
  const open = seesInbox ? await openByService(ctx) : null
  const [waiting, tiles, money] = await Promise.all([waitingFor(ctx, '/admin'), tilesFor(ctx), moneyOf(ctx)])
  const now = ctx.now()
  const hello = `${greeting(now)} يا ${ctx.actor.name.split(' ')[0] ?? ''}`
  return { hello, day: weekdayAndDay(now), today: dayOf(now), latest, open, waiting, tiles, money }
})

type FigureProps = { value: Tile['value']; isShare: boolean | undefined }

const Figure = ({ value, isShare = false }: FigureProps) =>
  typeof value === 'bigint' ? <Money amount={value} /> : <Num>{isShare ? `${value}%` : value}</Num>

/** Rows as full as one another: none of them ends with a figure alone. */
const perRow = (count: number) => Math.min(count, Math.ceil(count / Math.ceil(count / 5)))

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { hello, day, today, latest, open, waiting, tiles, money } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>{hello}</h1>
          <p className="muted sm">{day}</p>
        </div>
      </div>
      {tiles.length > 0 && (
        <div className={`kpis by-${perRow(tiles.length)}`}>
          {tiles.map(({ label, value, path, urgent, isShare }) => (
            <Kpi
              key={label}
              to={path}
              label={label}
              value={<Figure value={value} isShare={isShare} />}
              compared={urgent && Number(value) !== 0 && <Badge tone="warning">تحتاج إلى متابعة</Badge>}
            />
          ))}
        </div>
      )}
      <div className={open ? 'cols' : undefined}>
        <Card flush title="ما ينتظرك اليوم">
          {waiting.length > 0 ? <WaitingList waiting={waiting} today={today} /> : <Empty title="لا شيء ينتظرك اليوم" />}
        </Card>
        {open && (
          <Card flush title="المفتوح حسب الخدمة والعمر">
            <OpenByService rows={open} />
          </Card>
        )}
      </div>
      <MoneyCards {...money} />
      {latest && (
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
      )}
    </>
  )
}
