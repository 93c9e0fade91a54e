import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { propertiesPath } from '#areas/properties/property.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Breadcrumbs, Pager } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { timeline } from '../queries.ts'
import { leaves, readTimelineAsked, timelineAddress, unitsPerPage } from '../timeline-asked.ts'
import { TimelineFilters } from '../ui/timeline-filters.tsx'
import { UnitsTimeline } from '../ui/units-timeline.tsx'
import type { Route } from './+types/back-office-timeline'

export const meta = () => [{ title: 'تقويم الوحدات · التحالف' }]

export const loader = page(propertiesPermissions.view, async (ctx, { query }) => {
  const asked = readTimelineAsked(query)
  return { asked, ...(await timeline(ctx, asked)) }
})

export default function TimelinePage({ loaderData }: Route.ComponentProps) {
  const { asked, today, start, days, units, count, at, branches } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <Breadcrumbs above={[{ to: propertiesPath, label: 'العقارات' }]} here="تقويم الوحدات" />
          <h1>تقويم الوحدات</h1>
          {count > 0 && <p className="muted sm">{howMany(count, 'unit')}</p>}
        </div>
        <Leaves asked={asked} start={start} />
      </div>
      <Card
        flush
        footer={<Pager page={at} perPage={unitsPerPage} total={count} toPage={(page) => timelineAddress({ ...asked, page })} />}
      >
        <TimelineFilters asked={asked} branches={branches} />
        {asked.from && (
          <p className="card-b sm muted">
            الوحدات الفارغة من <DateText at={asked.from} /> إلى <DateText at={asked.to} />
          </p>
        )}
        {units.length > 0 ? (
          <UnitsTimeline units={units} days={days} today={today} />
        ) : (
          <Empty title="لا وحدات بهذه الشروط">غيّر الأيام أو شروط البحث.</Empty>
        )}
      </Card>
    </>
  )
}

/** Turns to the weeks before and after. */
function Leaves({ asked, start }: Pick<Route.ComponentProps['loaderData'], 'asked' | 'start'>) {
  const { before, after, now } = leaves(asked, start)
  const look = buttonLook({ variant: 'outline' })
  return (
    <nav className="acts" aria-label="الأيام المعروضة">
      <Link className={look} to={before} preventScrollReset>
        <ChevronRight className="i i-sm" aria-hidden />
        أسابيع قبل
      </Link>
      {asked.start && (
        <Link className={look} to={now} preventScrollReset>
          اليوم
        </Link>
      )}
      <Link className={look} to={after} preventScrollReset>
        أسابيع بعد
        <ChevronLeft className="i i-sm" aria-hidden />
      </Link>
    </nav>
  )
}
