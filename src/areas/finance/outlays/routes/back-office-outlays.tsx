import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { TakeAlong } from '#areas/finance/reports/ui/take-along.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { outlaysAddress, outlaysPath, outlaysPerPage, readOutlaysAsked } from '../outlay-asked.ts'
import { outlays } from '../queries.ts'
import { OutlayFilters } from '../ui/outlay-filters.tsx'
import { OutlaysTable } from '../ui/outlays-table.tsx'
import { outlayViews } from '../views.ts'
import type { Route } from './+types/back-office-outlays'

export const meta = () => [{ title: 'الرسوم بالنيابة · التحالف' }]

export const handle = { crumb: () => 'الرسوم بالنيابة' }

export const loader = page(financePermissions.viewOutlays, async (ctx, { query }) => {
  const asked = readOutlaysAsked(query)
  const may = { export: ctx.actor.may(financePermissions.exportOutlays), charge: ctx.actor.may(financePermissions.chargeOutlays) }
  return { asked, may, views: await outlayViews.of(ctx), ...(await outlays(ctx, asked)) }
})

export const action = outlayViews.action

export default function OutlaysPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, may, views, rows, sums, count, at, branches } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>الرسوم بالنيابة</h1>
        <div className="acts">
          {may.export && count > 0 && <TakeAlong address={outlaysAddress(asked, `${outlaysPath}/export`)} />}
          {may.charge && (
            <Link to={`${outlaysPath}/new`} className={buttonLook()}>
              <Plus className="i i-sm" aria-hidden />
              حمّل رسمًا بالنيابة
            </Link>
          )}
        </div>
      </div>
      <Card
        flush
        footer={<Pager page={at} perPage={outlaysPerPage} total={count} toPage={(page) => outlaysAddress({ ...asked, page })} />}
      >
        <OutlayFilters asked={asked} branches={branches} />
        <SavedViews views={views} here={outlaysAddress({ ...asked, page: 1 })} reply={reply} />
        <OutlaysTable rows={rows} sums={sums} asked={asked} />
      </Card>
    </>
  )
}
