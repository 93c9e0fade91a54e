import { definePermissions } from '#platform/permissions.ts'

const scopes = ['branch', 'all'] as const

export const equipmentPermissions = definePermissions('equipment', {
  view: {
    label: 'عرض المعدات',
    scopes,
    for: { equipmentOfficer: 'all', technician: 'branch', accountant: 'all', financeManager: 'all' },
  },
  manage: { label: 'إدارة المعدات', scopes, for: { equipmentOfficer: 'all' } },
  service: { label: 'صيانة المعدات', scopes, for: { technician: 'branch', equipmentOfficer: 'all' } },
  inspect: { label: 'معاينة المعدات', scopes, for: { technician: 'branch', equipmentOfficer: 'all' } },
  export: { label: 'تصدير المعدات', scopes, for: { equipmentOfficer: 'all' } },
  managePrices: { label: 'إدارة أسعار المعدات', scopes: ['all'], for: {} },
  viewHires: {
    label: 'عرض عقود تأجير المعدات',
    scopes,
    for: { equipmentOfficer: 'all', customerService: 'all', accountant: 'all', financeManager: 'all' },
  },
  quote: { label: 'إعداد عروض أسعار المعدات', scopes, for: { equipmentOfficer: 'all', customerService: 'all' } },
  discount: {
    label: 'خصم على أسعار المعدات',
    scopes,
    limit: 'discount',
    for: { branchManager: { scope: 'branch', discount: 15 } },
  },
  handOver: { label: 'تسليم المعدات', scopes, for: { equipmentOfficer: 'all' } },
  extendHires: { label: 'تمديد تأجير المعدات', scopes, for: { equipmentOfficer: 'all' } },
  waiveDeposit: { label: 'إعفاء تأمين المعدات المسترد', scopes, for: {} },
  approveSheets: { label: 'اعتماد كشوف الساعات', scopes, for: { equipmentOfficer: 'all' } },
  approveLongDays: { label: 'اعتماد كشوف تزيد على 12 ساعة', scopes, for: {} },
  bill: { label: 'فوترة تأجير المعدات', scopes, for: { equipmentOfficer: 'all', accountant: 'all' } },
  manageOperators: { label: 'إدارة المشغّلين', scopes, for: { equipmentOfficer: 'all' } },
  managePools: { label: 'إدارة السقالات', scopes: ['all'], for: { equipmentOfficer: 'all' } },
  recordSheets: {
    label: 'تسجيل كشوف الساعات',
    scopes: ['assigned', 'branch', 'all'],
    for: { equipmentOfficer: 'all', operator: 'assigned' },
  },
  claims: { label: 'محاضر الأضرار', scopes, for: { equipmentOfficer: 'all' } },
  viewCosts: { label: 'عرض تكاليف المعدات', scopes, for: { equipmentOfficer: 'all', accountant: 'all', financeManager: 'all' } },
})
