import { definePermissions } from '#platform/permissions.ts'

const scopes = ['branch', 'all'] as const

export const contractsPermissions = definePermissions('contracts', {
  view: {
    label: 'عرض العقود',
    scopes,
    for: {
      ...{ propertyOfficer: 'all', collector: 'all', accountant: 'all', financeManager: 'all' },
      ...{ counterAgent: 'branch', customerService: 'all' },
    },
  },
  export: { label: 'تصدير العقود', scopes, for: { propertyOfficer: 'all', financeManager: 'all' } },
  draft: { label: 'إنشاء العقود', scopes, for: { propertyOfficer: 'all' } },
  addAddendum: { label: 'إنشاء ملاحق العقود', scopes, for: { propertyOfficer: 'all' } },
  sendForSignature: { label: 'إرسال العقود للتوقيع', scopes, for: { propertyOfficer: 'all' } },
  signForCompany: { label: 'التوقيع عن الشركة', scopes, for: {} },
  activate: { label: 'تفعيل العقود', scopes, for: {} },
  suspend: { label: 'إيقاف العقود', scopes, for: {} },
  giveNotice: { label: 'إخطارات الإنهاء', scopes, for: { propertyOfficer: 'all' } },
  renew: { label: 'تجديد العقود', scopes, for: { propertyOfficer: 'all' } },
  terminateEarly: { label: 'إنهاء العقود مبكرًا', scopes, for: { propertyOfficer: 'all' } },
  cancel: { label: 'إلغاء العقود', scopes, for: {} },
  manageTemplates: { label: 'إدارة نماذج العقود', for: { generalManager: 'all' } },
  connectSigning: { label: 'ربط مزوّد التوقيع', for: { generalManager: 'all' } },
  close: { label: 'إغلاق العقود', scopes, for: { accountant: 'all', financeManager: 'all' } },
})
