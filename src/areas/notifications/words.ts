import type { Category, Channel } from '#platform/messages/notice.ts'
import type { Because, MessageStatus } from './message.ts'
import type { Refusable } from './rule.ts'

export const channelWords: Record<Channel, string> = {
  'in-app': 'داخل الحساب',
  sms: 'رسالة نصية',
  email: 'بريد إلكتروني',
  whatsapp: 'واتساب',
}

export const statusWords: Record<MessageStatus, string> = {
  queued: 'بانتظار الإرسال',
  sending: 'قيد الإرسال',
  sent: 'أُرسلت',
  delivered: 'وصلت',
  read: 'قُرئت',
  failed: 'تعذّر إرسالها',
  dead: 'توقفت المحاولات',
  suppressed: 'حُجبت',
  'no-provider': 'لا مزوّد',
  cancelled: 'أُلغيت',
}

export const statusTones = {
  queued: 'info',
  sending: 'info',
  sent: 'success',
  delivered: 'success',
  read: 'success',
  failed: 'warning',
  dead: 'danger',
  suppressed: 'muted',
  'no-provider': 'warning',
  cancelled: 'muted',
} as const

export const becauseWords: Record<Because, string> = {
  preference: 'بطلب العميل',
  quiet: 'ساعات الهدوء',
  blocked: 'رقم محظور',
  duplicate: 'مكررة',
  undone: 'زال سببها',
}

export const categoryWords: Record<Category, string> = {
  code: 'رموز',
  security: 'أمان الحساب',
  service: 'الخدمات',
  marketing: 'العروض',
}

export const refusableWords: Record<Refusable, string> = {
  'service sms': 'الخدمات في رسائل نصية',
  'service email': 'الخدمات بالبريد الإلكتروني',
  'service whatsapp': 'الخدمات بواتساب',
  'marketing sms': 'العروض في رسائل نصية',
  'marketing email': 'العروض بالبريد الإلكتروني',
}

export const notificationFactWords = {
  'notifications.template-tried': 'جُرّب قالب رسالة',
  'notifications.test-sent': 'أُرسلت رسالة تجربة',
  'notifications.preferences-set': 'حُفظت تفضيلات الرسائل',
  'notifications.read': 'قُرئت الإشعارات',
  'notifications.sent': 'أُرسلت الرسالة يدويًا',
  'notifications.retried': 'أُعيد إرسال الرسالة',
  'notifications.cancelled': 'أُلغيت الرسالة',
  'notifications.campaign-written': 'كُتبت حملة أو إعلان',
  'notifications.campaign-changed': 'عُدّلت مسودة حملة',
  'notifications.campaign-scheduled': 'جُدولت الحملة',
  'notifications.campaign-started': 'بدأ إرسال الحملة',
  'notifications.campaign-cancelled': 'أُلغيت الحملة',
  'notifications.template-written': 'كُتبت نسخة من القالب',
  'notifications.rule-changed': 'تغيّرت قاعدة الإرسال',
  'notifications.contact-blocked': 'حُظر الرقم أو البريد',
  'notifications.contact-unblocked': 'رُفع الحظر',
}

/** What the parts of its facts are called. */
export const notificationPartWords = {
  enabled: 'مفعّلة',
  channels: 'القنوات',
  delayMinutes: 'التأخير بالدقائق',
  quiet: 'ساعات الهدوء',
  audience: 'الجمهور',
}
