import { reference } from '#values/reference.ts'

export const runStates = { planned: 'تُحمَّل', out: 'خرجت', closed: 'أُقفلت' } as const
export type RunState = keyof typeof runStates

export const stopStates = {
  planned: 'لم يُحمَّل بعد',
  loaded: 'مع المندوب',
  delivered: 'سُلّم',
  failed: 'لم يُسلَّم',
  back: 'عاد إلى الفرع',
} as const
export type StopState = keyof typeof stopStates

export const runNumber = ({ sequence, plannedAt }: { sequence: bigint | number; plannedAt: Date }) =>
  reference('RN', plannedAt, Number(sequence))

/** Why nobody took it. */
export const failReasons = {
  'no-answer': 'لا يجيب',
  refused: 'رفض الاستلام',
  absent: 'غير موجود',
  address: 'العنوان ناقص أو خاطئ',
  later: 'طلب موعدًا آخر',
  'refused-to-pay': 'لم يُدفع المطلوب',
  'nothing-to-exchange': 'لا قديم عنده للتبديل',
} as const
export type FailReason = keyof typeof failReasons
export const failReasonNames = Object.keys(failReasons) as [FailReason, ...FailReason[]]

/** Calls before somebody may be said not to answer. */
export const leastCalls = 2
