import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { ListActs } from '#areas/finance/ui/list-acts.tsx'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
import { setOffs } from '../queries.ts'
import { readSetOffsAsked, setOffsAddress, setOffsPath, setOffsPerPage } from '../set-off-asked.ts'
import { SetOffFilters } from '../ui/set-off-filters.tsx'
import { SetOffsTable } from '../ui/set-offs-table.tsx'
import { setOffViews } from '../views.ts'
import type { Route } from './+types/back-office-set-offs'

export const meta = () => [{ title: 'المقاصات · التحالف' }]

export const handle = { crumb: () => 'المقاصات' }

export const loader = page(financePermissions.viewSetOffs, async (ctx, { query }) => {
  const asked = readSetOffsAsked(query)
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
          taken={may.export && count > 0 && setOffsAddress(asked, `${setOffsPath}/export`)}
          begun={may.ask && `${setOffsPath}/new`}
          begin="اطلب مقاصة"
        />
      }
    >
      <ListCard
        {...{ asked, views, at, count, reply }}
        perPage={setOffsPerPage}
        address={setOffsAddress}
        filters={<SetOffFilters asked={asked} branches={branches} />}
      >
        <SetOffsTable rows={rows} sums={sums} asked={asked} />
      </ListCard>
    </FinanceFrame>
  )
}
