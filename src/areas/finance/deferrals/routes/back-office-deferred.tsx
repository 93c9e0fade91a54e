import { financePermissions } from '#areas/finance/permissions.ts'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { deferralsAddress, deferralsPath, deferralsPerPage, readDeferralsAsked } from '../deferral-asked.ts'
import { deferrals } from '../queries.ts'
import { DeferralFilters, DeferralsTable } from '../ui/deferrals-table.tsx'
import type { Route } from './+types/back-office-deferred'

export const meta = () => [{ title: 'الإيرادات المؤجلة · التحالف' }]

export const handle = { crumb: () => 'الإيرادات المؤجلة' }

export const loader = page(financePermissions.viewBooks, async (ctx, { query }) => {
  const asked = readDeferralsAsked(query)
  const may = { export: ctx.actor.may(financePermissions.exportBooks), invoices: ctx.actor.may(financePermissions.viewInvoices) }
  return { asked, may, ...(await deferrals(ctx, asked)) }
})

export default function DeferredPage({ loaderData }: Route.ComponentProps) {
  const { asked, may, rows, sums, count, at } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>الإيرادات المؤجلة</h1>
        <div className="acts">
          {may.export && count > 0 && <TakeAlong address={deferralsAddress(asked, `${deferralsPath}/export`)} />}
        </div>
      </div>
      <Card
        flush
        footer={
          <Pager page={at} perPage={deferralsPerPage} total={count} toPage={(page) => deferralsAddress({ ...asked, page })} />
        }
      >
        <DeferralFilters asked={asked} />
        <DeferralsTable rows={rows} sums={sums} asked={asked} seesInvoices={may.invoices} />
      </Card>
    </>
  )
}
