import { viewingStaff } from '#areas/access/public.ts'
import type { Door } from '#platform/area.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { customersPermissions } from './permissions.ts'

/** People who are served and people who serve stand behind one entry. */
export const usersDesk: Door = {
  ...{ path: '/admin/users', label: 'المستخدمون', permission: customersPermissions.view },
  tabs: [{ path: '/admin/users/staff', permission: viewingStaff }],
}

export const ownPages: Door[] = [
  { path: '/dashboard/documents', label: 'وثائقي', permission: anyoneSignedIn },
  { path: '/dashboard/profile', label: 'ملفي', permission: anyoneSignedIn },
]
