import { Link } from 'react-router'
import { accessPermissions } from '#areas/access/permissions.ts'
import { roleList } from '#areas/access/roles/queries.ts'
import { branches } from '#areas/company/public.ts'
import { manageUsers } from '#areas/identity/public.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { savedViews } from '#platform/saved-views.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager, Tabs } from '#ui/links.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { staffPermissions } from '../permissions.ts'
import { staffList } from '../queries.ts'
import { readStaffAsked, staffAddress, staffListName, staffPage } from '../staff-list.ts'
import { StaffFilters } from '../ui/staff-filters.tsx'
import { StaffTable } from '../ui/staff-table.tsx'
import { forgetStaffView, renameStaffView, saveStaffView } from '../use-cases/staff-views.ts'
import { usersTabs } from '../users-tabs.ts'
import type { Route } from './+types/back-office-staff'

export const meta = () => [{ title: 'الموظفون · التحالف' }]

export const handle = { crumb: () => 'الموظفون' }

export const loader = page(staffPermissions.viewStaff, async (ctx, { query }) => {
  const asked = readStaffAsked(query)
  const [list, roles, offices, views] = await Promise.all([
    staffList(ctx, asked),
    roleList(ctx),
    branches(ctx),
    savedViews(ctx, staffListName),
  ])
  const may = {
    manage: ctx.actor.may(manageUsers),
    grant: ctx.actor.may(accessPermissions.manageRoles),
    export: ctx.actor.may(staffPermissions.exportStaff),
  }
  const choices = { roles: roles.filter(({ archivedAt }) => !archivedAt), offices }
  return { asked, ...list, ...choices, views, may, tabs: usersTabs(ctx, 'staff') }
})

export const action = submitOneOf({
  'save-view': submit(saveStaffView, ({ path }) => saying('حُفظ العرض.', path)),
  'rename-view': submit(renameStaffView, ({ path }) => saying('غُيّر اسم العرض.', path)),
  'forget-view': submit(forgetStaffView, () => saying('أُزيل العرض المحفوظ.', '/admin/users/staff')),
})

export default function StaffPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, rows, total, at, roles, offices, may, tabs, views } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>الموظفون</h1>
        <div className="acts">
          {may.export && total > 0 && (
            <a className={buttonLook({ variant: 'outline' })} href={staffAddress(asked, '/admin/users/staff/export')} download>
              صدّر إلى إكسل
            </a>
          )}
          {may.manage && (
            <Link className={buttonLook()} to="/admin/users/staff/invite">
              ادعُ موظفًا
            </Link>
          )}
        </div>
      </div>
      <Card
        flush
        footer={<Pager page={at} perPage={staffPage} total={total} toPage={(page) => staffAddress({ ...asked, page })} />}
      >
        {tabs.length > 0 && <Tabs label="المستخدمون" tabs={tabs} />}
        <StaffFilters asked={asked} roles={roles} offices={offices} />
        <SavedViews views={views} here={staffAddress({ ...asked, page: 1 })} reply={reply} />
        <StaffTable rows={rows} asked={asked} may={may} />
      </Card>
    </>
  )
}
