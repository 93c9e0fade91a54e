export const webhookFactWords = {
  'parcels.webhook-added': 'أضاف برنامج تاجر عنوان تنبيهات',
  'parcels.webhook-rotated': 'تغيّر سر تنبيهات تاجر',
  'parcels.webhook-ended': 'توقفت تنبيهات تاجر إلى عنوان',
  'parcels.webhook-again': 'أُعيد إرسال تنبيه إلى برنامج تاجر',
  'parcels.webhook-tried': 'جُرّب عنوان تنبيهات تاجر',
}

export const webhookPartWords = { host: 'الموقع', because: 'لماذا' }
