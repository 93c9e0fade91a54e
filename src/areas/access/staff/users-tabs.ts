import type { Ctx } from '#platform/context.ts'
import { staffPermissions } from './permissions.ts'

/** The two lists of «المستخدمون», as far as this person may see them; none where there is only one. */
export function usersTabs({ actor, recordKinds }: Pick<Ctx, 'actor' | 'recordKinds'>, here: 'customers' | 'staff') {
  const customers = recordKinds.find(({ kind }) => kind === 'customer')?.view
  const tabs = [
    ...(customers && actor.may(customers) ? [{ to: '/admin/users', label: 'العملاء', current: here === 'customers' }] : []),
    ...(actor.may(staffPermissions.viewStaff)
      ? [{ to: '/admin/users/staff', label: 'الموظفون', current: here === 'staff' }]
      : []),
  ]
  return tabs.length > 1 ? tabs : []
}
