import type { ClaimWords, Fault, Shares } from '#areas/claims/public.ts'
import { least } from '#values/money.ts'
import { claimPath } from '../paths.ts'

/** What a claim of a car is called on screens and paper. */
export const claimWords: ClaimWords = {
  ...{ paper: 'ملف', record: 'car-claim', subject: 'المركبة', picture: 'صورة الحادث', path: claimPath },
  kinds: { accident: 'حادث', damage: 'ضرر عند الإعادة' },
  times: { accident: 'وقت الحادث', damage: 'وقت الإعادة' },
  nobodyPays: 'لا شيء على المستأجر، ولا شركة تأمين. اكتب شركة التأمين في التقدير، أو أغلق الملف.',
  english: {
    'ملف ضرر': 'Damage file',
    المركبة: 'Vehicle',
    السيارة: 'Driveable',
    'الطرف الآخر': 'Other party',
    'بلاغ الشرطة': 'Police report',
    'مبلغ التحمّل': 'Excess',
    'خولف من العقد': 'Terms broken',
  },
}
export const claimKinds = claimWords.kinds

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

/** What breaks the terms of the contract: whoever did pays the whole damage. */
export const brokenTerms = {
  'no-report': 'لا بلاغ للشرطة في المهلة',
  'off-road': 'خارج الطرق المسموح بها',
  'other-driver': 'قادها غير من في العقد',
} as const
export type BrokenTerm = keyof typeof brokenTerms

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
export function sharesOf({ estimate, excess, atFault, insurer, broken }: Damage): Shares {
  const ofRenter = atFault === 'other' ? 0n : least(estimate, excess)
  const renter = broken.length > 0 ? estimate : ofRenter
  const rest = estimate - renter
  return insurer ? { renter, insurer: rest, company: 0n } : { renter, insurer: 0n, company: rest }
}
