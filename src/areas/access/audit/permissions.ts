import { definePermissions } from '#platform/permissions.ts'

export const auditPermissions = definePermissions('access', {
  viewAudit: { label: 'عرض سجل التدقيق', for: { administrator: 'all', generalManager: 'all', auditor: 'all' } },
  exportAudit: { label: 'تصدير سجل التدقيق', for: { administrator: 'all', generalManager: 'all', auditor: 'all' } },
})
