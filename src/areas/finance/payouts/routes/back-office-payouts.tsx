import { payoutsPath } from '#areas/finance/addresses.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
import { ListActs } from '#ui/list/list-acts.tsx'
import { payoutsAddress, payoutsPerPage, readPayoutsAsked } from '../payout-asked.ts'
import { payouts } from '../queries.ts'
import { PayoutFilters } from '../ui/payout-filters.tsx'
import { PayoutsTable } from '../ui/payouts-table.tsx'
import { payoutViews } from '../views.ts'
import type { Route } from './+types/back-office-payouts'

export const meta = () => [{ title: 'سندات الصرف · التحالف' }]

export const handle = { crumb: () => 'سندات الصرف' }

export const loader = page(financePermissions.viewPayouts, async (ctx, { query }) => {
  const asked = readPayoutsAsked(query)
  const may = {
    export: ctx.actor.may(financePermissions.exportPayouts),
    prepare: ctx.actor.may(financePermissions.preparePayouts),
  }
  return { asked, may, views: await payoutViews.of(ctx), ...(await payouts(ctx, asked)) }
})

export const action = payoutViews.action

export default function PayoutsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, may, views, rows, sums, count, at, branches } = loaderData
  return (
    <FinanceFrame
      title="سندات الصرف"
      action={
        <ListActs
          taken={may.export && count > 0 && payoutsAddress(asked, `${payoutsPath}/export`)}
          begun={may.prepare && `${payoutsPath}/new`}
          begin="أعدّ سند صرف"
        />
      }
    >
      <ListCard
        {...{ asked, views, at, count, reply }}
        perPage={payoutsPerPage}
        address={payoutsAddress}
        filters={<PayoutFilters asked={asked} branches={branches} />}
      >
        <PayoutsTable rows={rows} sums={sums} asked={asked} />
      </ListCard>
    </FinanceFrame>
  )
}
