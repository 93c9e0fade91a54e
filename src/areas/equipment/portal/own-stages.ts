import type { HireStage } from '../hires/hire.ts'

/** What one reads of one's own hire. */
export const ownStages = {
  quoted: 'قيد الإعداد',
  sent: 'بانتظار قبولك',
  reserved: 'محجوز',
  out: 'في موقعك',
  returned: 'أُعيدت',
  closed: 'مغلق',
  cancelled: 'ملغى',
} as const satisfies Record<HireStage, string>
