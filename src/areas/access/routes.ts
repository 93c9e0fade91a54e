import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  bare: [route('see-as/stop', 'areas/access/staff/routes/stop-seeing.ts')],
  office: [
    route('roles-permissions', 'areas/access/roles/routes/back-office-roles.tsx'),
    route('roles-permissions/review', 'areas/access/roles/routes/back-office-review-role.tsx'),
    route('roles-permissions/new', 'areas/access/roles/routes/back-office-new-role.tsx'),
    route('roles-permissions/who', 'areas/access/right-holders/routes/back-office-who.tsx'),
    route('roles-permissions/table', 'areas/access/roles/routes/back-office-roles-table.tsx'),
    route('roles-permissions/:role', 'areas/access/roles/routes/back-office-role.tsx'),
    route('delegations', 'areas/access/delegations/routes/back-office-delegations.tsx'),
    route('approvals', 'areas/access/approvals/routes/back-office-approvals.tsx'),
    route('approvals/:approvalId', 'areas/access/approvals/routes/back-office-approval.tsx'),
    route('request-access', 'areas/access/approvals/routes/staff-request-access.tsx'),
    route('users/staff', 'areas/access/staff/routes/back-office-staff.tsx'),
    route('users/staff/export', 'areas/access/staff/routes/staff-export.ts'),
    route('users/staff/bulk', 'areas/access/staff/routes/back-office-staff-bulk.tsx'),
    route('users/staff/invite', 'areas/access/staff/routes/back-office-invite-staff.tsx'),
    route('users/staff/:accountId', 'areas/access/staff/routes/back-office-staff-member.tsx'),
    route('audit', 'areas/access/audit/routes/back-office-audit.tsx'),
    route('audit/export', 'areas/access/audit/routes/audit-export.ts'),
  ],
}
