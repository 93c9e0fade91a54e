import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { TakeAlong } from '#areas/finance/reports/ui/take-along.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { payoutsAddress, payoutsPath, payoutsPerPage, readPayoutsAsked } from '../payout-asked.ts'
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
    <>
      <div className="page-h">
        <h1>سندات الصرف</h1>
        <div className="acts">
          {may.export && count > 0 && <TakeAlong address={payoutsAddress(asked, `${payoutsPath}/export`)} />}
          {may.prepare && (
            <Link to={`${payoutsPath}/new`} className={buttonLook()}>
              <Plus className="i i-sm" aria-hidden />
              أعدّ سند صرف
            </Link>
          )}
        </div>
      </div>
      <Card
        flush
        footer={<Pager page={at} perPage={payoutsPerPage} total={count} toPage={(page) => payoutsAddress({ ...asked, page })} />}
      >
        <PayoutFilters asked={asked} branches={branches} />
        <SavedViews views={views} here={payoutsAddress({ ...asked, page: 1 })} reply={reply} />
        <PayoutsTable rows={rows} sums={sums} asked={asked} />
      </Card>
    </>
  )
}
