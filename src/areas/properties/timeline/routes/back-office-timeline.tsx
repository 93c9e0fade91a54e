import { BoardTurns } from '#areas/calendar/public-ui.tsx'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { propertiesPath } from '#areas/properties/property.ts'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Breadcrumbs, Pager } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { timeline } from '../queries.ts'
import { readTimelineAsked, timelineAddress, unitsPerPage } from '../timeline-asked.ts'
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
        <BoardTurns start={start} isChosen={asked.start !== ''} address={(day) => timelineAddress({ ...asked, start: day })} />
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
