export const accessFactWords = {
  'access.role-granted': 'مُنح الدور',
  'access.role-revoked': 'سُحب الدور',
  'access.first-administrator-invited': 'دُعي أول مدير للنظام',
  'access.role-changed': 'تغيّر الدور',
  'access.role-added': 'أُضيف الدور',
  'access.role-described': 'تغيّرت بيانات الدور',
  'access.role-archived': 'أُرشف الدور',
  'access.role-restored': 'استُعيد الدور',
  'access.rights-delegated': 'فُوّضت صلاحيات',
  'access.delegation-ended': 'انتهى التفويض',
  'access.approval-requested': 'طُلب الاعتماد',
  'access.approved': 'اعتُمد',
  'access.rejected': 'رُفض',
  'access.approval-expired': 'انتهت مهلة الاعتماد',
  'access.approval-withdrawn': 'سُحب طلب الاعتماد',
  'access.approval-rule-changed': 'تغيّرت قاعدة الاعتماد',
  'access.access-requested': 'طُلبت صلاحية',
  'access.user-suspended': 'أُوقف المستخدم',
  'access.user-reactivated': 'أُعيد تفعيل المستخدم',
}

/** How far, in a word of a cell and in words of a list. */
export const scopeWords = {
  own: { short: 'سجلاته', long: 'سجلاته فقط' },
  assigned: { short: 'المُسند', long: 'المُسند إليه' },
  branch: { short: 'فرعه', long: 'فرعه فقط' },
  all: { short: 'الكل', long: 'الكل' },
} as const

/** What the columns of the matrix are called. */
export const verbWords = {
  view: 'عرض',
  create: 'إنشاء',
  change: 'تعديل',
  decide: 'اعتماد',
  assign: 'إسناد',
  export: 'تصدير',
  manage: 'إدارة',
  other: 'غير ذلك',
} as const

/** What the parts of its facts are called. */
export const accessPartWords = {
  role: 'الدور',
  roles: 'الأدوار',
  scope: 'النطاق',
  permission: 'الصلاحية',
  administrator: 'مدير النظام',
}
