import { manageUsers } from '#areas/identity/public.ts'
import type { Door } from '#platform/area.ts'
import { accessPermissions } from './permissions.ts'

/** What one can begin with roles and whoever holds them. */
export const accessActs: Door[] = [
  { path: '/admin/users/staff/invite', label: 'ادعُ موظفًا', permission: manageUsers },
  { path: '/admin/delegations', label: 'فوّض صلاحياتك', permission: accessPermissions.delegate },
  { path: '/admin/roles-permissions/new', label: 'أضف دورًا', permission: accessPermissions.manageRoles },
  { path: '/admin/roles-permissions/who', label: 'من يستطيع؟', permission: accessPermissions.viewRoles },
]
