import { definePermissions } from '#platform/permissions.ts'

const scopes = ['own', 'branch', 'all'] as const

/** Those across whose table customers come. */
const counter = {
  counterAgent: 'all',
  customerService: 'all',
  propertyOfficer: 'all',
  fleetOfficer: 'all',
  equipmentOfficer: 'all',
  projectsManager: 'all',
  parcelsClerk: 'all',
} as const
/** Those who let something go against a card that they have seen. */
const checking = { counterAgent: 'all', propertyOfficer: 'all', fleetOfficer: 'all' } as const
const money = { cashier: 'all', accountant: 'all', financeManager: 'all', collector: 'all' } as const

export const customersPermissions = definePermissions('customers', {
  view: {
    label: 'عرض العملاء',
    scopes,
    for: { ...counter, ...money, parcelsSupervisor: 'all', dataProtectionOfficer: 'all' },
  },
  register: { label: 'تسجيل العملاء', for: { ...counter, branchManager: 'all' } },
  correct: { label: 'تصحيح بيانات العملاء', scopes, for: counter },
  move: { label: 'نقل العملاء بين الفروع', scopes: ['branch', 'all'], for: { customerService: 'all' } },
  merge: { label: 'دمج العملاء', for: { branchManager: 'all' } },
  flag: { label: 'إيقاف التعامل مع العملاء', scopes, for: { financeManager: 'all' } },
  setCreditLimit: { label: 'تحديد سقف الدين للعملاء', scopes, limit: 'amount', for: { financeManager: 'all' } },
  manageRelations: { label: 'إدارة المفوَّضين', scopes, for: checking },
  viewNumbers: {
    label: 'عرض أرقام الهوية كاملة',
    unmasks: ['الرقم المدني', 'رقم جواز السفر', 'أرقام الوثائق'],
    for: { ...checking, branchManager: 'all', dataProtectionOfficer: 'all' },
  },
  viewBankAccounts: {
    label: 'عرض الحسابات البنكية كاملة',
    unmasks: ['الآيبان'],
    for: { accountant: 'all', financeManager: 'all', branchManager: 'all' },
  },
  editBankAccounts: {
    label: 'تعديل الحسابات البنكية',
    scopes,
    for: { accountant: 'all', financeManager: 'all' },
  },
  viewDocuments: {
    label: 'عرض صور الوثائق',
    unmasks: ['صور الوثائق'],
    watched: true,
    for: { ...checking, branchManager: 'all', dataProtectionOfficer: 'all' },
  },
  verifyDocuments: { label: 'التحقق من الوثائق', scopes, for: checking },
  manageAccounts: {
    label: 'إدارة حسابات العملاء',
    scopes: ['branch', 'all'],
    for: { customerService: 'all' },
  },
  import: { label: 'استيراد العملاء', for: { branchManager: 'all' } },
  export: { label: 'تصدير العملاء', for: { branchManager: 'all', financeManager: 'all' } },
})
