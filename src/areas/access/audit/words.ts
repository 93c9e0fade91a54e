/** The parts of the product, by the first word of what can happen in them. */
export const auditAreas: Record<string, string> = {
  house: 'الصلاحيات والملفات',
  company: 'الشركة',
  identity: 'الحسابات والدخول',
  access: 'الأدوار والصلاحيات',
  records: 'السجلات',
  customers: 'العملاء',
  tasks: 'المهام',
  parcels: 'الطرود',
  notifications: 'الإشعارات',
  assistant: 'مساعد التحالف',
  site: 'صندوق الوارد والموقع',
}
