import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { draftCount } from '../draft-queries.ts'
import { invoicesAddress, invoicesPath, invoicesPerPage, readInvoicesAsked } from '../invoice-asked.ts'
import { invoices } from '../queries.ts'
import { InvoiceFilters } from '../ui/invoice-filters.tsx'
import { InvoiceTabs } from '../ui/invoice-tabs.tsx'
import { InvoicesTable } from '../ui/invoices-table.tsx'
import { invoiceViews } from '../views.ts'
import type { Route } from './+types/back-office-invoices'

export const meta = () => [{ title: 'الفواتير · التحالف' }]

export const handle = { crumb: () => 'الفواتير' }

export const loader = page(financePermissions.viewInvoices, async (ctx, { query }) => {
  const asked = readInvoicesAsked(query)
  const may = {
    issue: ctx.actor.may(financePermissions.issueInvoices),
    export: ctx.actor.may(financePermissions.exportInvoices),
  }
  const waiting = ctx.actor.may(financePermissions.viewDrafts) ? await draftCount(ctx) : null
  return { asked, may, waiting, views: await invoiceViews.of(ctx), ...(await invoices(ctx, asked)) }
})

export const action = invoiceViews.action

export default function InvoicesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, may, waiting, views, rows, sums, count, at, branches } = loaderData
  const { party } = asked
  return (
    <>
      <div className="page-h">
        <h1>الفواتير</h1>
        <div className="acts">
          {may.export && count > 0 && <TakeAlong address={invoicesAddress(asked, `${invoicesPath}/export`)} />}
          {may.issue && (
            <Link className={buttonLook()} to={`${invoicesPath}/new${party ? `?party=${party}` : ''}`}>
              أصدر فاتورة
            </Link>
          )}
        </div>
      </div>
      <InvoiceTabs here={invoicesPath} waiting={waiting} />
      <ListCard
        {...{ asked, views, at, count, reply }}
        perPage={invoicesPerPage}
        address={invoicesAddress}
        filters={<InvoiceFilters asked={asked} branches={branches} />}
      >
        <InvoicesTable rows={rows} sums={sums} asked={asked} />
      </ListCard>
    </>
  )
}
