import { definePermissions } from '#platform/permissions.ts'

const scopes = ['branch', 'all'] as const

const collectors = {
  collector: 'all',
  propertyOfficer: 'all',
  branchManager: 'all',
  financeManager: 'all',
  accountant: 'all',
} as const

/** Kept under the name of the area where they began: roles hold them by it. */
export const collectingPermissions = definePermissions('properties', {
  /** Whoever reads everything sees whom the office is after, and changes nothing of it. */
  viewCollecting: { label: 'عرض لوحة التحصيل', for: collectors },
  collect: { label: 'تحصيل الإيجارات', for: collectors },
  applyLateFees: {
    label: 'رسوم التأخير',
    scopes: ['all'],
    for: { propertyOfficer: 'all', accountant: 'all', financeManager: 'all' },
  },
  waiveCharges: {
    label: 'الإعفاء من المستحقات',
    scopes,
    for: { propertyOfficer: 'all', accountant: 'all', financeManager: 'all' },
  },
  serveNotices: {
    label: 'إرسال الإخطارات',
    scopes,
    for: { collector: 'all', propertyOfficer: 'all', financeManager: 'all' },
  },
  skipNotices: { label: 'تجاوز خطوات الإنذار', scopes, for: { branchManager: 'branch', financeManager: 'all' } },
})
