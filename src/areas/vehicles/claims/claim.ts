import { least } from '#values/money.ts'
import { reference } from '#values/reference.ts'

export const claimKind = 'car-claim'

export const claimKinds = { accident: 'حادث', damage: 'ضرر عند الإعادة' } as const
export type ClaimKind = keyof typeof claimKinds

export const claimStates = {
  open: 'مفتوح',
  assessed: 'مقدَّر',
  charged: 'أُضيف على العميل',
  insured: 'لدى شركة التأمين',
  recovered: 'محصَّل',
  absorbed: 'تحملته الشركة',
  closed: 'مغلق',
} as const
export type ClaimState = keyof typeof claimStates

export const claimTones = {
  open: 'warning',
  assessed: 'warning',
  charged: 'info',
  insured: 'info',
  recovered: 'success',
  absorbed: 'muted',
  closed: 'muted',
} as const satisfies Record<ClaimState, string>

/** Somebody has still to say who pays it. */
export const undecided = ['open', 'assessed'] as const satisfies readonly ClaimState[]
export const isUndecided = (state: ClaimState) => undecided.some((one) => one === state)

/** What happened, for a press on the phone. */
export const accidentKinds = {
  collision: 'صدم مركبة',
  object: 'صدم جسمًا ثابتًا',
  rollover: 'انقلاب',
  animal: 'صدم حيوانًا',
  glass: 'كسر زجاج',
  other: 'غير ذلك',
} as const
export const accidentKindNames = Object.keys(accidentKinds) as [keyof typeof accidentKinds, ...(keyof typeof accidentKinds)[]]

export const faults = { renter: 'المستأجر', other: 'الطرف الآخر', unknown: 'لم يُعرف' } as const
export type Fault = keyof typeof faults
export const faultNames = Object.keys(faults) as [Fault, ...Fault[]]

/** What breaks the terms of the contract: whoever did pays the whole damage. */
export const brokenTerms = {
  'no-report': 'لا بلاغ للشرطة في المهلة',
  'off-road': 'خارج الطرق المسموح بها',
  'other-driver': 'قادها غير من في العقد',
} as const
export type BrokenTerm = keyof typeof brokenTerms

type Numbered = { sequence: number; reportedAt: Date }
export const claimNumber = ({ sequence, reportedAt }: Numbered) => reference('DC', reportedAt, sequence)

type Driven = {
  policeReportAt: Date | null
  policeDueAt: Date | null
  offRoad: boolean
  otherDriver: boolean
}

export function brokenIn({ policeReportAt, policeDueAt, offRoad, otherDriver }: Driven, now: Date): BrokenTerm[] {
  const reported = policeReportAt ?? now
  return [
    ...(policeDueAt && reported > policeDueAt ? (['no-report'] as const) : []),
    ...(offRoad ? (['off-road'] as const) : []),
    ...(otherDriver ? (['other-driver'] as const) : []),
  ]
}

type Damage = { estimate: bigint; excess: bigint; atFault: Fault; insurer: string | null; broken: readonly BrokenTerm[] }

/** The renter pays up to the excess, and the whole where the terms are broken; the rest is the insurer's where one was told, else ours. */
export function sharesOf({ estimate, excess, atFault, insurer, broken }: Damage) {
  const ofRenter = atFault === 'other' ? 0n : least(estimate, excess)
  const renter = broken.length > 0 ? estimate : ofRenter
  const rest = estimate - renter
  return insurer ? { renter, insurer: rest, company: 0n } : { renter, insurer: 0n, company: rest }
}
