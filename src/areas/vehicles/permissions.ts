import { definePermissions } from '#platform/permissions.ts'

const scopes = ['branch', 'all'] as const

export const vehiclesPermissions = definePermissions('vehicles', {
  view: {
    label: 'عرض المركبات',
    scopes,
    for: { fleetOfficer: 'all', counterAgent: 'branch', technician: 'branch', accountant: 'all', financeManager: 'all' },
  },
  inspect: {
    label: 'معاينة السيارات',
    scopes,
    for: { fleetOfficer: 'all', counterAgent: 'branch', technician: 'branch' },
  },
  manage: { label: 'إدارة المركبات', scopes, for: { fleetOfficer: 'all' } },
  managePrices: { label: 'إدارة أسعار السيارات', scopes: ['all'], for: {} },
  viewCosts: { label: 'عرض تكاليف المركبات', scopes, for: { fleetOfficer: 'all', accountant: 'all', financeManager: 'all' } },
  viewReservations: {
    label: 'عرض حجوزات السيارات',
    scopes,
    for: { fleetOfficer: 'all', counterAgent: 'branch' },
  },
  discount: {
    label: 'خصم على أسعار السيارات',
    scopes,
    limit: 'discount',
    for: { counterAgent: { scope: 'branch', discount: 5 }, branchManager: { scope: 'branch', discount: 15 } },
  },
  reserve: { label: 'حجز السيارات', scopes, for: { fleetOfficer: 'all', counterAgent: 'branch' } },
  handOver: { label: 'تسليم السيارات', scopes, for: { fleetOfficer: 'all', counterAgent: 'branch' } },
  extendRentals: { label: 'تمديد التأجير', scopes, for: { fleetOfficer: 'all', counterAgent: 'branch' } },
  fines: { label: 'المخالفات المرورية', scopes, for: { fleetOfficer: 'all' } },
  assess: { label: 'تقدير أضرار المركبات', scopes, for: { fleetOfficer: 'all' } },
  issueLetters: { label: 'إصدار خطابات عدم الممانعة', scopes, for: { fleetOfficer: 'all' } },
  waiveDeposit: { label: 'إعفاء التأمين المسترد', scopes, for: {} },
  export: { label: 'تصدير المركبات', scopes, for: { fleetOfficer: 'all', financeManager: 'all' } },
})
