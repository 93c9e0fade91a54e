import { daysAfter } from '#values/days.ts'

/** What a tenant in arrears is sent, one after the other. */
export const warningSteps = {
  reminder: 'تذكير',
  first: 'إنذار أول',
  second: 'إنذار ثانٍ',
  final: 'إنذار نهائي',
} as const
export type WarningStep = keyof typeof warningSteps
export const warningStepNames = Object.keys(warningSteps) as [WarningStep, ...WarningStep[]]

export const noticeStates = { prepared: 'مُعَدّ', sent: 'مُرسل', delivered: 'استُلم', refused: 'رُفض استلامه' } as const
export type NoticeState = keyof typeof noticeStates

/** How a notice came to the tenant, and what proves it. */
export const deliveryWays = {
  hand: 'باليد',
  'registered-mail': 'بريد مسجل',
  message: 'رسالة',
} as const
export type DeliveryWay = keyof typeof deliveryWays
export const deliveryWayNames = Object.keys(deliveryWays) as [DeliveryWay, ...DeliveryWay[]]

/** What came of it. */
export const deliveryOutcomes = { sent: 'أُرسل', delivered: 'استُلم', refused: 'رُفض استلامه' } as const
export type DeliveryOutcome = keyof typeof deliveryOutcomes
export const deliveryOutcomeNames = Object.keys(deliveryOutcomes) as [DeliveryOutcome, ...DeliveryOutcome[]]

type Ladder = {
  from: string
  /** So many days past the day of the oldest that is owed. */
  days: Record<WarningStep, number>
  /** So many days it gives to pay. */
  toPay: Record<WarningStep, number>
}

/** The ladder from a day on. Another one is written below it, with its day: what was sent before went by the one of its time. */
const ladders: [Ladder, ...Ladder[]] = [
  {
    from: '2020-01-01',
    days: { reminder: 3, first: 7, second: 15, final: 30 },
    toPay: { reminder: 4, first: 8, second: 15, final: 15 },
  },
]

export const ladderOn = (day: string) => ladders.findLast(({ from }) => from <= day) ?? ladders[0]

type Standing = {
  today: string
  since: string
  graceDays: number
  /** The last that was sent about what is still owed. */
  last: { step: WarningStep; payBy: string } | null
}

/**
 * What is next, and from which day on; null after the last. Nobody is warned within the days of grace, nor before the days are over that
 * the last notice gave.
 */
export function nextWarning({ today, since, graceDays, last }: Standing) {
  const step = last ? warningStepNames[warningStepNames.indexOf(last.step) + 1] : warningStepNames[0]
  if (!step) return null
  const { days } = ladderOn(today)
  const byAge = daysAfter(since, step === 'reminder' ? days[step] : Math.max(days[step], graceDays))
  const afterLast = last ? daysAfter(last.payBy, 1) : byAge
  const on = [byAge, afterLast].toSorted().at(-1) ?? byAge
  return { step, on, isDue: on <= today }
}

/** The steps above the last one: what may be sent now, those that are skipped with a reason. */
export const stepsAfter = (last: WarningStep | null) => warningStepNames.slice(last ? warningStepNames.indexOf(last) + 1 : 0)

export const noticeNumber = (sequence: number) => `FN-${sequence}`
export const warningsPath = '/admin/properties/warnings'
export const noticePath = (id: string) => `${warningsPath}/${id}`
export const newNoticePath = (contractId: string) => `${warningsPath}/new/${contractId}`

const stepWords: Record<string, string> = warningSteps
export const wordOfStep = (step: string) => stepWords[step] ?? step
