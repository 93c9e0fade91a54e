import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { ListActs } from '#areas/finance/ui/list-acts.tsx'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
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
    <FinanceFrame
      title="الرسوم بالنيابة"
      action={
        <ListActs
          taken={may.export && count > 0 && outlaysAddress(asked, `${outlaysPath}/export`)}
          begun={may.charge && `${outlaysPath}/new`}
          begin="حمّل رسمًا بالنيابة"
        />
      }
    >
      <ListCard
        {...{ asked, views, at, count, reply }}
        perPage={outlaysPerPage}
        address={outlaysAddress}
        filters={<OutlayFilters asked={asked} branches={branches} />}
      >
        <OutlaysTable rows={rows} sums={sums} asked={asked} />
      </ListCard>
    </FinanceFrame>
  )
}
