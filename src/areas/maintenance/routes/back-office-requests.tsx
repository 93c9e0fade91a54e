import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { maintenancePermissions } from '../permissions.ts'
import { requests } from '../queries.ts'
import { sitesToReport } from '../reportable.ts'
import { requestsPath } from '../request.ts'
import { readRequestsAsked, requestsAddress, requestsPerPage } from '../request-asked.ts'
import { deskOf } from '../seen.ts'
import { RequestFilters } from '../ui/request-filters.tsx'
import { RequestsFrame } from '../ui/requests-frame.tsx'
import { RequestsTable } from '../ui/requests-table.tsx'
import type { Route } from './+types/back-office-requests'

export const meta = () => [{ title: 'بلاغات الصيانة · التحالف' }]

export const loader = page(maintenancePermissions.viewMaintenance, async (ctx, { query }) => {
  const asked = readRequestsAsked(query)
  const [list, properties] = await Promise.all([requests(ctx, asked), sitesToReport(ctx)])
  return { asked, ...list, properties, may: deskOf(ctx.actor) }
})

export default function RequestsPage({ loaderData: { asked, rows, count, at, properties, may } }: Route.ComponentProps) {
  const take = may.export && count > 0 && (
    <a className={buttonLook({ variant: 'outline' })} href={requestsAddress(asked, `${requestsPath}/export`)} download>
      صدّر إلى إكسل
    </a>
  )
  const toPage = (to: number) => requestsAddress({ ...asked, page: to })
  return (
    <RequestsFrame here="list" may={may} action={take}>
      <Card flush footer={<Pager page={at} perPage={requestsPerPage} total={count} toPage={toPage} />}>
        <RequestFilters asked={asked} properties={properties} />
        <RequestsTable rows={rows} asked={asked} />
      </Card>
    </RequestsFrame>
  )
}
