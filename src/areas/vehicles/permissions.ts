import { definePermissions } from '#platform/permissions.ts'

const scopes = ['branch', 'all'] as const

export const vehiclesPermissions = definePermissions('vehicles', {
  view: {
    label: 'عرض المركبات',
    scopes,
    for: { fleetOfficer: 'all', counterAgent: 'branch', technician: 'branch', accountant: 'all', financeManager: 'all' },
  },
  manage: { label: 'إدارة المركبات', scopes, for: { fleetOfficer: 'all' } },
  managePrices: { label: 'إدارة أسعار السيارات', scopes: ['all'], for: {} },
  viewCosts: { label: 'عرض تكاليف المركبات', scopes, for: { fleetOfficer: 'all', accountant: 'all', financeManager: 'all' } },
  export: { label: 'تصدير المركبات', scopes, for: { fleetOfficer: 'all', financeManager: 'all' } },
})
