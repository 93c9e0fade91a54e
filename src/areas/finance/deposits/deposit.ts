import { services } from '#values/services.ts'

/** For what a customer leaves a deposit. */
export const depositLines = {
  rent: services.rent.label,
  cars: services.cars.label,
  equipment: services.equipment.label,
} as const
export type DepositLine = keyof typeof depositLines
export const depositLineNames = Object.keys(depositLines) as [DepositLine, ...DepositLine[]]

export const accountFor = (line: DepositLine) => (line === 'rent' ? '2130' : '2140')

/** What tenants leave lies in an account that is held for others, and goes back from there; in cash what came so alone. */
export const onlyByTransfer = 'تأمين الإيجار محفوظ في حساب الأمانات، فيُردّ منه بتحويل بنكي.'

export type DepositMovementKind = 'received' | 'taken-back' | 'used' | 'released' | 'refunded' | 'returned' | 'undone'
export const depositMovementKinds: Record<DepositMovementKind, string> = {
  received: 'قُبض',
  'taken-back': 'أُلغي قبضه',
  used: 'خُصم منه',
  released: 'أُلغي خصم',
  refunded: 'رُدّ',
  returned: 'أُلغي رده',
  undone: 'عُكس رصيده الافتتاحي',
}

/** What happened, in words: what is kept is no deduction for something else. */
export const movementInWords = ({ kind, chargeKind }: { kind: DepositMovementKind; chargeKind: string | null }) => {
  if (chargeKind !== 'forfeit') return depositMovementKinds[kind]
  return kind === 'used' ? 'صودر' : 'أُلغيت مصادرته'
}

/** What has become of one; it follows from what happened to it. */
export const depositStates = {
  expected: 'لم يُدفع',
  held: 'محفوظ',
  'partly-applied': 'خُصم منه',
  refunded: 'رُدّ',
  'used-up': 'استُوفي كاملًا',
  undone: 'معكوس',
} as const
export type DepositState = keyof typeof depositStates

/** What a tenant breaks is the owner's to keep, in the owner's name: that is for whoever manages the owner's property. */
export const whyNotForfeited = (line: DepositLine) =>
  line === 'rent' ? 'تأمين السكن يُصادر لمالك العقار وباسمه، مع اتفاقية إدارة عقاره. اخصم منه ما ثبت على المستأجر.' : null

/** Why it does not go back today. */
export const waitsInWords = (waits: readonly string[]) => `لا يُردّ التأمين قبل: ${waits.join('، ')}.`
