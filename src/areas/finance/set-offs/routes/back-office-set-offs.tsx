import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page } from '#platform/http.ts'
import { Figures } from '#ui/figures.tsx'
import { ListActs } from '#ui/list/list-acts.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { setOffs } from '../queries.ts'
import { setOffStates } from '../set-off.ts'
import { setOffsPath } from '../set-off-asked.ts'
import { setOffsList } from '../set-offs-list.tsx'
import { setOffViews } from '../views.ts'
import type { Route } from './+types/back-office-set-offs'

export const meta = () => [{ title: 'المقاصات · التحالف' }]

export const handle = { crumb: () => 'المقاصات' }

export const loader = page(financePermissions.viewSetOffs, async (ctx, { query }) => {
  const asked = setOffsList.read(query)
  const may = { export: ctx.actor.may(financePermissions.exportSetOffs), ask: ctx.actor.may(financePermissions.setOffAccounts) }
  return { asked, may, views: await setOffViews.of(ctx), ...(await setOffs(ctx, asked)) }
})

export const action = setOffViews.action

export default function SetOffsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, may, views, rows, sums, count, at, branches } = loaderData
  return (
    <FinanceFrame
      title="المقاصات"
      action={
        <ListActs
          taken={may.export && count > 0 && setOffsList.address(asked, `${setOffsPath}/export`)}
          begun={may.ask && `${setOffsPath}/new`}
          begin="اطلب مقاصة"
        />
      }
    >
      <ListCard list={setOffsList} {...{ asked, rows, at, count, views, reply }} offers={{ branch: branches }}>
        <Figures figures={sums.map(({ status, sum }) => [setOffStates[status], sum])} />
      </ListCard>
    </FinanceFrame>
  )
}
