import { definePermissions } from '#platform/permissions.ts'

const scopes = ['branch', 'all'] as const

export const equipmentPermissions = definePermissions('equipment', {
  view: {
    label: 'عرض المعدات',
    scopes,
    for: { equipmentOfficer: 'all', technician: 'branch', accountant: 'all', financeManager: 'all' },
  },
  manage: { label: 'إدارة المعدات', scopes, for: { equipmentOfficer: 'all' } },
  managePrices: { label: 'إدارة أسعار المعدات', scopes: ['all'], for: {} },
  manageOperators: { label: 'إدارة المشغّلين', scopes, for: { equipmentOfficer: 'all' } },
  recordSheets: {
    label: 'تسجيل كشوف الساعات',
    scopes: ['assigned', 'branch', 'all'],
    for: { equipmentOfficer: 'all', operator: 'assigned' },
  },
  viewCosts: { label: 'عرض تكاليف المعدات', scopes, for: { equipmentOfficer: 'all', accountant: 'all', financeManager: 'all' } },
})
