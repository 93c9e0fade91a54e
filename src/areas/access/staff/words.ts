/** Each state in a word, with the colour that goes with it. */
export const statusWords = {
  invited: { label: 'مدعو', tone: 'info' },
  active: { label: 'نشط', tone: 'success' },
  suspended: { label: 'موقوف', tone: 'warning' },
  deactivated: { label: 'معطَّل', tone: 'muted' },
} as const

export const staffFactWords = {
  'access.staff-invited': 'دُعي موظف',
  'access.invitation-renewed': 'جُدّدت الدعوة',
  'access.invitation-withdrawn': 'سُحبت الدعوة',
  'access.user-deactivated': 'عُطّل المستخدم',
  'access.seen-as': 'عُرض النظام كمستخدم',
  'access.seeing-ended': 'انتهى العرض كمستخدم',
  'access.view-saved': 'حُفظ عرض لقائمة الموظفين',
  'access.view-renamed': 'غُيّر اسم عرض محفوظ لقائمة الموظفين',
  'access.view-forgotten': 'أُزيل عرض محفوظ لقائمة الموظفين',
}
