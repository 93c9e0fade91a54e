export const companyFactWords = {
  'company.settings-changed': 'تغيّرت الإعدادات',
  'company.settings-restored': 'استُعيدت نسخة من الإعدادات',
  'company.logo-set': 'رُفع شعار الشركة',
  'company.logo-removed': 'أُزيل شعار الشركة',
  'company.branch-added': 'أُضيف فرع',
  'company.branch-changed': 'تغيّرت بيانات الفرع',
  'company.branch-closed': 'أُغلق الفرع',
  'company.holiday-added': 'أُضيفت عطلة',
  'company.holiday-confirmed': 'تأكدت عطلة',
  'company.holiday-removed': 'حُذفت عطلة',
}
