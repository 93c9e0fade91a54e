import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { suppliersPath } from '../bill.ts'
import { readSuppliersAsked, suppliersAddress, suppliersPerPage } from '../supplier-asked.ts'
import { supplier, suppliers } from '../supplier-queries.ts'
import { SupplierFields } from '../ui/supplier-fields.tsx'
import { SupplierFilters, SuppliersTable } from '../ui/suppliers-table.tsx'
import { addSupplier, changeSupplier } from '../use-cases/keep-suppliers.ts'
import { supplierViews } from '../views.ts'
import type { Route } from './+types/back-office-suppliers'

export const meta = () => [{ title: 'المورّدون · التحالف' }]

export const handle = { crumb: () => 'المورّدون' }

export const loader = page(financePermissions.viewBills, async (ctx, { query }) => {
  const asked = readSuppliersAsked(query)
  const mayManage = ctx.actor.may(financePermissions.manageSuppliers)
  return {
    ...{ asked, ...(await suppliers(ctx, asked)), views: await supplierViews.of(ctx) },
    ...{ mayManage, mayTake: ctx.actor.may(financePermissions.exportBooks) },
    opensBooks: ctx.actor.may(financePermissions.viewBooks),
    ...{ chosen: mayManage ? await supplier(ctx, asked.supplier) : null, isView: (query.get('act') ?? '') in supplierViews.acts },
  }
})

export const action = submitOneOf({
  ...supplierViews.acts,
  add: submit(addSupplier, ({ name }) => saying(`أُضيف ${name}`, suppliersPath)),
  change: submit(changeSupplier, ({ name }) => saying(`حُفظ ${name}`, suppliersPath)),
})

export default function SuppliersPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { asked, rows, count, at, open, views, mayManage, mayTake, opensBooks, chosen, isView } = shown
  const list = { ...asked, supplier: '' }
  return (
    <>
      <div className="page-h">
        <h1>المورّدون</h1>
        {mayTake && count > 0 && (
          <div className="acts">
            <TakeAlong address={suppliersAddress({ ...list, page: 1 }, `${suppliersPath}/export`)} />
          </div>
        )}
      </div>
      <div className={mayManage ? 'cols' : 'stack'}>
        <Card
          flush
          footer={
            <Pager page={at} perPage={suppliersPerPage} total={count} toPage={(page) => suppliersAddress({ ...list, page })} />
          }
        >
          <SupplierFilters asked={list} />
          <SavedViews views={views} here={suppliersAddress({ ...list, page: 1 })} reply={isView ? reply : undefined} />
          <SuppliersTable rows={rows} open={open} asked={list} may={{ manage: mayManage, openBooks: opensBooks }} />
        </Card>
        {mayManage && <SupplierFields key={chosen?.id ?? count} chosen={chosen} reply={isView ? undefined : reply} />}
      </div>
    </>
  )
}
