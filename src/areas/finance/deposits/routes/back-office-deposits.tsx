import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
import { ListActs } from '#ui/list/list-acts.tsx'
import { depositsAddress, depositsPath, depositsPerPage, readDepositsAsked } from '../deposit-asked.ts'
import { deposits } from '../queries.ts'
import { DepositFilters } from '../ui/deposit-filters.tsx'
import { DepositsTable } from '../ui/deposits-table.tsx'
import { depositViews } from '../views.ts'
import type { Route } from './+types/back-office-deposits'

export const meta = () => [{ title: 'التأمينات المستردة · التحالف' }]

export const handle = { crumb: () => 'التأمينات المستردة' }

export const loader = page(financePermissions.viewDeposits, async (ctx, { query }) => {
  const asked = readDepositsAsked(query)
  const may = { export: ctx.actor.may(financePermissions.exportDeposits), ask: ctx.actor.may(financePermissions.askDeposits) }
  const opensBooks = ctx.actor.may(financePermissions.viewBooks)
  return { asked, may, opensBooks, views: await depositViews.of(ctx), ...(await deposits(ctx, asked)) }
})

export const action = depositViews.action

export default function DepositsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, may, opensBooks, views, rows, sums, count, at, today, branches } = loaderData
  return (
    <FinanceFrame
      title="التأمينات المستردة"
      action={
        <ListActs
          taken={may.export && count > 0 && depositsAddress(asked, `${depositsPath}/export`)}
          begun={may.ask && `${depositsPath}/new`}
          begin="اطلب تأمينًا مستردًا"
        />
      }
    >
      <ListCard
        {...{ asked, views, at, count, reply }}
        perPage={depositsPerPage}
        address={depositsAddress}
        filters={<DepositFilters asked={asked} branches={branches} />}
      >
        <DepositsTable rows={rows} sums={sums} asked={asked} today={today} opens={opensBooks} />
      </ListCard>
    </FinanceFrame>
  )
}
