import type { HireStateColumn } from './tables.ts'

export const hireKind = 'equipment-hire'

/** The task of whoever answers a customer that asks to keep a machine longer. */
export const extensionRule = 'equipment.extension-asked'

/** What one reads of a hire: a quotation, agreed, on its site, over. */
export const hireStages = {
  quoted: 'عرض سعر',
  sent: 'عرض سعر أُرسل',
  reserved: 'محجوز',
  out: 'المعدات في الموقع',
  returned: 'أُعيدت المعدات',
  closed: 'مغلق',
  cancelled: 'ملغى',
} as const
export type HireStage = keyof typeof hireStages

export const hireTones = {
  quoted: 'muted',
  sent: 'info',
  reserved: 'info',
  out: 'success',
  returned: 'warning',
  closed: 'muted',
  cancelled: 'muted',
} as const satisfies Record<HireStage, string>

/** By the state of its contract and its own. */
export function stageOf({ contractState, state }: { contractState: string; state: HireStateColumn }): HireStage {
  if (contractState === 'draft') return 'quoted'
  if (contractState === 'cancelled' || state === 'called-off') return 'cancelled'
  if (contractState === 'closed') return 'closed'
  if (state !== 'open') return state
  return contractState === 'pending-signature' ? 'sent' : 'reserved'
}

/** Sent, and accepted before its first day has come. */
export const stageInWords = ({ stage, signedOn }: { stage: HireStage; signedOn: string | null }) =>
  stage === 'sent' && signedOn ? 'قُبل العرض' : hireStages[stage]

/** What the fields are called, on forms and in the history. */
export const hireWords = {
  site: 'الموقع',
  wilayat: 'الولاية',
  pin: 'الإحداثيات',
  km: 'المسافة من ساحتنا',
  repName: 'ممثل الموقع',
  repPhone: 'هاتف ممثل الموقع',
  secondName: 'الممثل الثاني',
  secondPhone: 'هاتف الممثل الثاني',
  poNumber: 'أمر الشراء',
  silenceDays: 'التوقيع بالسكوت',
} as const
