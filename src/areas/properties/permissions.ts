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
  add: { label: 'إضافة العقارات', scopes, for: { propertyOfficer: 'all' } },
  correct: { label: 'تصحيح بيانات العقارات', scopes, for: { propertyOfficer: 'all' } },
  setShares: { label: 'تعديل حصص الملّاك', scopes, for: { propertyOfficer: 'all' } },
  hold: { label: 'حجز الوحدات مبدئيًا', scopes, for: { propertyOfficer: 'all', counterAgent: 'branch', customerService: 'all' } },
  close: { label: 'إيقاف الوحدات للصيانة', scopes, for: { propertyOfficer: 'all' } },
  import: { label: 'استيراد العقارات والوحدات', scopes, for: { propertyOfficer: 'all' } },
  export: { label: 'تصدير العقارات', scopes, for: { propertyOfficer: 'all', financeManager: 'all' } },
})
