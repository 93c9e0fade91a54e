import { dayInWords } from '#values/dates.ts'

export const machineKind = 'equipment'

/** How a machine stands by itself. Whether it is out or promised is said by the calendar. */
export const readinesses = {
  ready: 'جاهزة',
  'awaiting-inspection': 'بانتظار الفحص',
  maintenance: 'في الصيانة',
  damaged: 'متضررة',
  lost: 'مفقودة',
  retired: 'خارج الخدمة',
  sold: 'مباعة',
} as const
export type Readiness = keyof typeof readinesses

const { sold: _, ...byHand } = readinesses
/** What somebody sets by hand: sold is an act of its own. */
export const readinessChoices = byHand
export type SetReadiness = keyof typeof readinessChoices
export const readinessNames = Object.keys(readinessChoices) as [SetReadiness, ...SetReadiness[]]

/** It comes back to nobody's use. */
export const gone = ['retired', 'lost', 'sold'] as const satisfies readonly Readiness[]
export const isGone = (readiness: Readiness) => gone.some((one) => one === readiness)

/** While it stands so it is out of use: for so many days, where nobody knows better. */
export const usualDays = { maintenance: 3, damaged: 14 } as const
export type Stopped = keyof typeof usualDays
export const isStopped = (readiness: string): readiness is Stopped => readiness in usualDays

/** What one reads of it now: it is out, or it stands as it is. */
export const machineStates = { ...readinesses, out: 'في الموقع' } as const
export type MachineState = keyof typeof machineStates

/** The same in words, with the day until which it is out of use. */
export const stateUntil = (state: MachineState, until: string | null) =>
  isStopped(state) && until ? `${machineStates[state]} حتى ${dayInWords(until)}` : machineStates[state]

export const ownerships = { own: 'مملوكة', 'sub-hired': 'مستأجرة من الغير' } as const
export type Ownership = keyof typeof ownerships
export const ownershipNames = Object.keys(ownerships) as [Ownership, ...Ownership[]]

export const machinePaperKinds = {
  certificate: 'شهادة فحص',
  licence: 'رخصة المعدّة',
  insurance: 'وثيقة تأمين المعدّة',
  other: 'وثيقة أخرى',
} as const

/** The papers without which it may not be sent; the day on which the first of them ends is the last it may be promised for. */
export const neededPapers = ({ certificateNeeded, plate }: { certificateNeeded: boolean; plate: string | null }) => [
  'insurance' as const,
  ...(certificateNeeded ? (['certificate'] as const) : []),
  ...(plate ? (['licence'] as const) : []),
]

/** What the fields are called, on forms and in the history. */
export const machineWords = {
  code: 'الرمز',
  kindId: 'النوع',
  model: 'الطراز',
  made: 'سنة الصنع',
  serial: 'الرقم التسلسلي',
  plate: 'اللوحة',
  ownership: 'الملكية',
  supplierId: 'صاحبها',
  supplierDay: 'ما ندفعه في اليوم',
  supplierMonth: 'ما ندفعه في الشهر',
  meter: 'عداد الساعات',
  serviceAt: 'الصيانة القادمة عند',
  yard: 'مكانها',
  boughtOn: 'تاريخ الشراء',
  boughtFor: 'ثمن الشراء',
  note: 'ملاحظة',
} as const

/** The meter is kept in tenths of an hour. */
/** Ready, and on no site for so long. */
export const idleDays = 10
export const idleStates = { long: `جاهزة واقفة منذ ${idleDays} أيام` } as const

export const inHours = (tenths: number) => (tenths / 10).toLocaleString('en', { maximumFractionDigits: 1 })
