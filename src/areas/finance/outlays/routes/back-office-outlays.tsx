import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page } from '#platform/http.ts'
import { Figures } from '#ui/figures.tsx'
import { ListActs } from '#ui/list/list-acts.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { outlaysPath } from '../outlay-asked.ts'
import { outlaysList } from '../outlays-list.tsx'
import { outlays } from '../queries.ts'
import { outlayViews } from '../views.ts'
import type { Route } from './+types/back-office-outlays'

export const meta = () => [{ title: 'الرسوم بالنيابة · التحالف' }]

export const handle = { crumb: () => 'الرسوم بالنيابة' }

export const loader = page(financePermissions.viewOutlays, async (ctx, { query }) => {
  const asked = outlaysList.read(query)
  const may = { export: ctx.actor.may(financePermissions.exportOutlays), charge: ctx.actor.may(financePermissions.chargeOutlays) }
  return { asked, may, views: await outlayViews.of(ctx), ...(await outlays(ctx, asked)) }
})

export const action = outlayViews.action

export default function OutlaysPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, may, views, rows, sums, count, at, branches } = loaderData
  const figures = [
    ['حُمّل على العملاء', sums.charged],
    ['أُلغي', sums.credited],
    ['دفعه العملاء', sums.came],
    ['دُفع للجهات', sums.paid],
    ['بقي للجهات', sums.owed],
  ] as const
  return (
    <FinanceFrame
      title="الرسوم بالنيابة"
      action={
        <ListActs
          taken={may.export && count > 0 && outlaysList.address(asked, `${outlaysPath}/export`)}
          begun={may.charge && `${outlaysPath}/new`}
          begin="حمّل رسمًا بالنيابة"
        />
      }
    >
      <ListCard list={outlaysList} {...{ asked, rows, at, count, views, reply }} offers={{ branch: branches }}>
        <Figures figures={figures} />
      </ListCard>
    </FinanceFrame>
  )
}
