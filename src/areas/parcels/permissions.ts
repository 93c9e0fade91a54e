import { definePermissions } from '#platform/permissions.ts'

const scopes = ['branch', 'all'] as const

export const parcelPermissions = definePermissions('parcels', {
  publishTariff: { label: 'إصدار التعرفة المعتمدة', for: { parcelsSupervisor: 'all' } },
  view: {
    label: 'عرض الطرود',
    scopes,
    for: {
      parcelsSupervisor: 'branch',
      parcelsClerk: 'branch',
      counterAgent: 'branch',
      customerService: 'all',
      accountant: 'all',
      financeManager: 'all',
    },
  },
  register: {
    label: 'تسجيل الطرود',
    scopes,
    for: { parcelsSupervisor: 'branch', parcelsClerk: 'branch', counterAgent: 'branch' },
  },
  sort: { label: 'فرز الطرود', scopes, for: { parcelsSupervisor: 'branch', parcelsClerk: 'branch' } },
  dispatch: { label: 'توزيع الطرود', scopes, for: { parcelsSupervisor: 'branch' } },
  deliver: {
    label: 'توصيل الطرود',
    scopes: ['assigned', 'branch', 'all'],
    for: { courier: 'assigned', parcelsSupervisor: 'branch' },
  },
  handOver: {
    label: 'تسليم الطرود',
    scopes,
    for: { parcelsSupervisor: 'branch', parcelsClerk: 'branch', counterAgent: 'branch' },
  },
  hold: { label: 'إيقاف الطرود', scopes, for: { parcelsSupervisor: 'branch', customerService: 'all' } },
  return: { label: 'إعادة الطرود', scopes, for: { parcelsSupervisor: 'branch' } },
  correct: { label: 'تصحيح أحوال الطرود', scopes, for: { parcelsSupervisor: 'branch' } },
  dispose: { label: 'طلب إتلاف الطرود', scopes, for: { parcelsSupervisor: 'branch' } },
  assessClaims: { label: 'تقدير مطالبات الطرود', scopes, for: { parcelsSupervisor: 'branch' } },
  viewReports: {
    label: 'عرض تقارير الطرود',
    scopes,
    for: { parcelsSupervisor: 'branch', accountant: 'all', financeManager: 'all' },
  },
  export: { label: 'تصدير الطرود', scopes, for: { parcelsSupervisor: 'branch' } },
  viewMerchants: {
    label: 'عرض عقود التجّار',
    scopes,
    for: { parcelsSupervisor: 'branch', accountant: 'all', financeManager: 'all' },
  },
  manage: { label: 'إعداد الرفوف وشروط التجّار', scopes, for: { parcelsSupervisor: 'branch' } },
})
