import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
import { ListActs } from '#ui/list/list-acts.tsx'
import { writeOffs } from '../queries.ts'
import { WriteOffFilters } from '../ui/write-off-filters.tsx'
import { WriteOffsTable } from '../ui/write-offs-table.tsx'
import { writeOffViews } from '../views.ts'
import { readWriteOffsAsked, writeOffsAddress, writeOffsPath, writeOffsPerPage } from '../write-off-asked.ts'
import type { Route } from './+types/back-office-write-offs'

export const meta = () => [{ title: 'شطب المستحقات · التحالف' }]

export const handle = { crumb: () => 'شطب المستحقات' }

export const loader = page(financePermissions.viewWriteOffs, async (ctx, { query }) => {
  const asked = readWriteOffsAsked(query)
  const may = {
    export: ctx.actor.may(financePermissions.exportWriteOffs),
    ask: ctx.actor.may(financePermissions.writeOffCharges),
  }
  return { asked, may, views: await writeOffViews.of(ctx), ...(await writeOffs(ctx, asked)) }
})

export const action = writeOffViews.action

export default function WriteOffsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, may, views, rows, sums, count, at, branches } = loaderData
  return (
    <FinanceFrame
      title="شطب المستحقات"
      action={
        <ListActs
          taken={may.export && count > 0 && writeOffsAddress(asked, `${writeOffsPath}/export`)}
          begun={may.ask && `${writeOffsPath}/new`}
          begin="اطلب شطبًا"
        />
      }
    >
      <ListCard
        {...{ asked, views, at, count, reply }}
        perPage={writeOffsPerPage}
        address={writeOffsAddress}
        filters={<WriteOffFilters asked={asked} branches={branches} />}
      >
        <WriteOffsTable rows={rows} sums={sums} asked={asked} />
      </ListCard>
    </FinanceFrame>
  )
}
