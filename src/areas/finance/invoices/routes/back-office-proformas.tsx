import { financePermissions } from '#areas/finance/permissions.ts'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { draftCount } from '../draft-queries.ts'
import { invoicesPath } from '../invoice-asked.ts'
import { proformasAddress, proformasPath, proformasPerPage, readProformasAsked } from '../proforma-asked.ts'
import { proformas } from '../proforma-queries.ts'
import { InvoiceTabs } from '../ui/invoice-tabs.tsx'
import { ProformaFilters, ProformasTable } from '../ui/proformas-table.tsx'
import { proformaViews } from '../views.ts'
import type { Route } from './+types/back-office-proformas'

export const meta = () => [{ title: 'الفواتير الأولية · التحالف' }]

export const handle = { above: { to: invoicesPath, label: 'الفواتير' }, crumb: () => 'الفواتير الأولية' }

export const loader = page(financePermissions.viewInvoices, async (ctx, { query }) => {
  const asked = readProformasAsked(query)
  const waiting = ctx.actor.may(financePermissions.viewDrafts) ? await draftCount(ctx) : null
  const mayTake = ctx.actor.may(financePermissions.exportInvoices)
  return { asked, waiting, mayTake, views: await proformaViews.of(ctx), ...(await proformas(ctx, asked)) }
})

export const action = proformaViews.action

export default function ProformasPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { asked, waiting, mayTake, views, rows, sums, count, at, branches } = shown
  const here = { ...asked, page: 1 }
  return (
    <>
      <div className="page-h">
        <h1>الفواتير الأولية</h1>
        {mayTake && count > 0 && (
          <div className="acts">
            <TakeAlong address={proformasAddress(here, `${proformasPath}/export`)} />
          </div>
        )}
      </div>
      <InvoiceTabs here={proformasPath} waiting={waiting} />
      <ListCard
        {...{ asked, views, at, count, reply }}
        perPage={proformasPerPage}
        address={proformasAddress}
        filters={<ProformaFilters asked={asked} branches={branches} />}
      >
        <ProformasTable rows={rows} sums={sums} asked={asked} />
      </ListCard>
    </>
  )
}
