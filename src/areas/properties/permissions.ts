import { definePermissions } from '#platform/permissions.ts'

const scopes = ['branch', 'all'] as const

export const propertiesPermissions = definePermissions('properties', {
  view: {
    label: 'عرض العقارات',
    scopes,
    for: {
      ...{ propertyOfficer: 'all', collector: 'all', accountant: 'all', financeManager: 'all' },
      ...{ counterAgent: 'branch', customerService: 'all', technician: 'branch' },
    },
  },
  /** Who lives there, who owns it and for how much: whoever mends or reads meters has no need of it. */
  viewTenancies: {
    label: 'عرض المستأجرين والملّاك والإيجارات',
    scopes,
    for: {
      ...{ propertyOfficer: 'all', collector: 'all', accountant: 'all', financeManager: 'all' },
      ...{ counterAgent: 'branch', customerService: 'all' },
    },
  },
  add: { label: 'إضافة العقارات', scopes, for: { propertyOfficer: 'all' } },
  correct: { label: 'تصحيح بيانات العقارات', scopes, for: { propertyOfficer: 'all' } },
  setShares: { label: 'تعديل حصص الملّاك', scopes, for: { propertyOfficer: 'all' } },
  hold: { label: 'حجز الوحدات مبدئيًا', scopes, for: { propertyOfficer: 'all', counterAgent: 'branch', customerService: 'all' } },
  close: { label: 'إيقاف الوحدات للصيانة', scopes, for: { propertyOfficer: 'all' } },
  makeEnforcementFiles: {
    label: 'ملفات التنفيذ',
    scopes,
    for: { collector: 'all', propertyOfficer: 'all', financeManager: 'all' },
  },
  import: { label: 'استيراد العقارات والوحدات', scopes, for: { propertyOfficer: 'all' } },
  inspect: { label: 'محاضر التسليم والإعادة', scopes, for: { propertyOfficer: 'all', technician: 'branch' } },
  registerLeases: { label: 'توثيق العقود', scopes, for: { propertyOfficer: 'all' } },
  runRent: { label: 'إصدار الأقساط', scopes: ['all'], for: { propertyOfficer: 'all', accountant: 'all', financeManager: 'all' } },
  correctMandates: { label: 'تعديل شروط اتفاقيات الإدارة', scopes, for: { propertyOfficer: 'all' } },
  publish: { label: 'نشر الوحدات', scopes, for: { propertyOfficer: 'all', counterAgent: 'branch' } },
  arrangeViewings: {
    label: 'مواعيد المعاينة',
    scopes,
    for: { propertyOfficer: 'all', counterAgent: 'branch', customerService: 'all' },
  },
  photograph: { label: 'صور العقارات', scopes, for: { propertyOfficer: 'all', counterAgent: 'branch', technician: 'branch' } },
  export: { label: 'تصدير العقارات', scopes, for: { propertyOfficer: 'all', financeManager: 'all' } },
  viewReports: {
    label: 'تقارير الإيجار',
    scopes,
    for: { propertyOfficer: 'all', accountant: 'all', financeManager: 'all' },
  },
  exportReports: {
    label: 'تصدير تقارير الإيجار',
    scopes,
    for: { propertyOfficer: 'all', accountant: 'all', financeManager: 'all', auditor: 'all' },
  },
  readMeters: {
    label: 'قراءة العدادات',
    scopes,
    for: { propertyOfficer: 'all', collector: 'all', technician: 'branch' },
  },
  billUtilities: { label: 'تحميل استهلاك العدادات', scopes, for: { propertyOfficer: 'all', accountant: 'all' } },
  settleMoveOuts: { label: 'تسويات الإخلاء', scopes, for: { propertyOfficer: 'all', accountant: 'all' } },
  issueClearance: { label: 'براءات الذمة', scopes, for: { accountant: 'all', financeManager: 'all' } },
})
