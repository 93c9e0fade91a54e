import { Link } from 'react-router'
import { tabsOfUsers } from '#areas/access/public.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { savedViews } from '#platform/saved-views.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager, Tabs } from '#ui/links.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { addressOf, askedOf, listName, listPage } from '../list.ts'
import { customers } from '../queries.ts'
import { CustomerFilters } from '../ui/customer-filters.tsx'
import { CustomersTable } from '../ui/customers-table.tsx'
import { forgetView } from '../use-cases/forget-view.ts'
import { renameView } from '../use-cases/rename-view.ts'
import { saveView } from '../use-cases/save-view.ts'
import type { Route } from './+types/back-office-customers'

export const meta = () => [{ title: 'العملاء · التحالف' }]

export const loader = page(customersPermissions.view, async (ctx, { query }) => {
  const asked = askedOf(query)
  const may = {
    register: ctx.actor.may(customersPermissions.register),
    export: ctx.actor.may(customersPermissions.export),
    mark: [customersPermissions.flag, customersPermissions.correct, customersPermissions.manageAccounts].some(ctx.actor.may),
    import: ctx.actor.may(customersPermissions.import),
  }
  const [list, views] = await Promise.all([customers(ctx, asked), savedViews(ctx, listName)])
  return { asked, may, views, tabs: tabsOfUsers(ctx), ...list }
})

export const action = submitOneOf({
  'save-view': submit(saveView, ({ path }) => saying('حُفظ العرض.', path)),
  'rename-view': submit(renameView, ({ path }) => saying('غُيّر اسم العرض.', path)),
  'forget-view': submit(forgetView, () => saying('أُزيل العرض المحفوظ.', '/admin/users')),
})

export default function CustomersPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, may, views, tabs, rows, total, at } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>العملاء</h1>
        <div className="acts">
          {may.export && total > 0 && (
            <a className={buttonLook({ variant: 'outline' })} href={addressOf(asked).replace('/users', '/users/export')} download>
              صدّر إلى إكسل
            </a>
          )}
          {may.import && (
            <Link className={buttonLook({ variant: 'outline' })} to="/admin/users/import">
              استورد
            </Link>
          )}
          {may.register && (
            <Link className={buttonLook()} to="/admin/users/new">
              سجّل عميلًا
            </Link>
          )}
        </div>
      </div>
      <Card flush footer={<Pager page={at} perPage={listPage} total={total} toPage={(page) => addressOf({ ...asked, page })} />}>
        {tabs.length > 0 && <Tabs label="المستخدمون" tabs={tabs} />}
        <CustomerFilters asked={asked} />
        <SavedViews views={views} here={addressOf({ ...asked, page: 1 })} reply={reply} />
        <CustomersTable rows={rows} asked={asked} may={may} />
      </Card>
    </>
  )
}
