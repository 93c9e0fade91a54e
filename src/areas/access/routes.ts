import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  bare: [route('see-as/stop', 'areas/access/routes/stop-seeing.ts')],
  office: [
    route('roles-permissions', 'areas/access/routes/back-office-roles.tsx'),
    route('roles-permissions/review', 'areas/access/routes/back-office-review-role.tsx'),
    route('roles-permissions/new', 'areas/access/routes/back-office-new-role.tsx'),
    route('roles-permissions/who', 'areas/access/routes/back-office-who.tsx'),
    route('roles-permissions/table', 'areas/access/routes/back-office-roles-table.tsx'),
    route('roles-permissions/:role', 'areas/access/routes/back-office-role.tsx'),
    route('delegations', 'areas/access/routes/back-office-delegations.tsx'),
    route('approvals', 'areas/access/routes/back-office-approvals.tsx'),
    route('approvals/:approvalId', 'areas/access/routes/back-office-approval.tsx'),
    route('request-access', 'areas/access/routes/staff-request-access.tsx'),
    route('users/staff', 'areas/access/routes/back-office-staff.tsx'),
    route('users/staff/export', 'areas/access/routes/staff-export.ts'),
    route('users/staff/bulk', 'areas/access/routes/back-office-staff-bulk.tsx'),
    route('users/staff/invite', 'areas/access/routes/back-office-invite-staff.tsx'),
    route('users/staff/:accountId', 'areas/access/routes/back-office-staff-member.tsx'),
    route('audit', 'areas/access/routes/back-office-audit.tsx'),
    route('audit/export', 'areas/access/routes/audit-export.ts'),
  ],
}
