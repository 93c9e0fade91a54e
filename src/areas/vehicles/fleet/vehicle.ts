import { dayInWords } from '#values/dates.ts'

export const vehicleKind = 'vehicle'

/** How a vehicle stands by itself. Whether it is out or booked is said by the calendar. */
export const readinesses = {
  ready: 'جاهزة',
  dirty: 'تحتاج تنظيفًا',
  maintenance: 'في الصيانة',
  accident: 'حادث',
  suspended: 'موقوفة لوثائقها',
  sold: 'مباعة',
} as const
export type Readiness = keyof typeof readinesses

/** What somebody sets by hand: sold is an act of its own. */
export const readinessChoices = {
  ready: readinesses.ready,
  dirty: readinesses.dirty,
  maintenance: readinesses.maintenance,
  accident: readinesses.accident,
  suspended: readinesses.suspended,
} as const

/** While it stands so it is out of use: for so many days, where nobody knows better. */
export const usualDays = { maintenance: 3, accident: 14 } as const
export type Stopped = keyof typeof usualDays
export const isStopped = (readiness: string): readiness is Stopped => readiness in usualDays

/** What one reads of it now: it is out, or it stands as it is. */
export const vehicleStates = { ...readinesses, out: 'مؤجرة' } as const
export type VehicleState = keyof typeof vehicleStates

/** The same in words, with the day until which it is out of use. */
export const stateUntil = (state: VehicleState, until: string | null) =>
  isStopped(state) && until ? `${vehicleStates[state]} حتى ${dayInWords(until)}` : vehicleStates[state]

/** The papers without which it may not be let; the day on which the first of them ends is the last it may be promised for. */
export const neededPapers = ['licence', 'insurance'] as const
export const vehiclePaperKinds = {
  licence: 'رخصة المركبة',
  insurance: 'وثيقة تأمين المركبة',
  inspection: 'شهادة الفحص الفني',
  other: 'وثيقة أخرى',
} as const

/** What the fields are called, on forms and in the history. */
export const vehicleWords = {
  plateDigits: 'أرقام اللوحة',
  plateLetters: 'أحرف اللوحة',
  classId: 'الفئة',
  model: 'الطراز',
  made: 'سنة الصنع',
  colour: 'اللون',
  vin: 'رقم الهيكل',
  odometer: 'عداد المسافة',
  fuel: 'مستوى الوقود',
  homePlace: 'مكانها',
  boughtOn: 'تاريخ الشراء',
  boughtFor: 'ثمن الشراء',
  policyBorder: 'دول تشملها وثيقة التأمين',
  note: 'ملاحظة',
} as const
