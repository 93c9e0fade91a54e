import { reference } from '#values/reference.ts'

/** Something happened while it was out with somebody, or a return sheet shows what its outgoing one does not. */
export const happenings = ['accident', 'damage'] as const
export type Happening = (typeof happenings)[number]

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

export const faults = { renter: 'المستأجر', other: 'الطرف الآخر', unknown: 'لم يُعرف' } as const
export type Fault = keyof typeof faults
export const faultNames = Object.keys(faults) as [Fault, ...Fault[]]

export type Shares = { renter: bigint; insurer: bigint; company: bigint }

type Numbered = { sequence: number; reportedAt: Date }
export const claimNumber = (letters: string, { sequence, reportedAt }: Numbered) => reference(letters, reportedAt, sequence)
