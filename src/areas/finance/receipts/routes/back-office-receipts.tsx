import { financePermissions } from '#areas/finance/permissions.ts'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { receipts } from '../queries.ts'
import { readReceiptsAsked, receiptsAddress, receiptsPath, receiptsPerPage } from '../receipt-asked.ts'
import { ReceiptFilters } from '../ui/receipt-filters.tsx'
import { ReceiptsTable } from '../ui/receipts-table.tsx'
import { receiptViews } from '../views.ts'
import type { Route } from './+types/back-office-receipts'

export const meta = () => [{ title: 'سندات القبض · التحالف' }]

export const handle = { crumb: () => 'سندات القبض' }

export const loader = page(financePermissions.viewReceipts, async (ctx, { query }) => {
  const asked = readReceiptsAsked(query)
  const mayExport = ctx.actor.may(financePermissions.exportReceipts)
  return { asked, mayExport, views: await receiptViews.of(ctx), ...(await receipts(ctx, asked)) }
})

export const action = receiptViews.action

export default function ReceiptsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, mayExport, views, rows, sums, unused, count, at, branches, people } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>سندات القبض</h1>
        {mayExport && count > 0 && (
          <div className="acts">
            <TakeAlong address={receiptsAddress(asked, `${receiptsPath}/export`)} />
          </div>
        )}
      </div>
      <ListCard
        {...{ asked, views, at, count, reply }}
        perPage={receiptsPerPage}
        address={receiptsAddress}
        filters={<ReceiptFilters asked={asked} branches={branches} people={people} />}
      >
        <ReceiptsTable rows={rows} sums={sums} unused={unused} asked={asked} />
      </ListCard>
    </>
  )
}
