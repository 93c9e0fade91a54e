import { reference } from '#values/reference.ts'

export const claimStates = {
  opened: 'مفتوحة',
  assessed: 'مقدَّرة',
  accepted: 'مقبولة',
  rejected: 'مرفوضة',
  paid: 'مدفوعة',
} as const
export type ParcelClaimState = keyof typeof claimStates

export const claimTones = {
  opened: 'warning',
  assessed: 'warning',
  accepted: 'info',
  rejected: 'muted',
  paid: 'success',
} as const satisfies Record<ParcelClaimState, string>

export const claimKinds = { lost: 'لم يصل', damaged: 'وصل متضررًا', short: 'ناقص ما فيه' } as const
export type ParcelClaimKind = keyof typeof claimKinds
export const claimKindNames = Object.keys(claimKinds) as [ParcelClaimKind, ...ParcelClaimKind[]]

export const claimants = { sender: 'المرسل', recipient: 'المرسل إليه' } as const
export type Claimant = keyof typeof claimants
export const claimantNames = Object.keys(claimants) as [Claimant, ...Claimant[]]

/** Its parcel's money waits for it. */
export const openClaimStates = ['opened', 'assessed', 'accepted'] as const satisfies readonly ParcelClaimState[]

type Numbered = { sequence: number; openedAt: Date }
export const claimNumber = ({ sequence, openedAt }: Numbered) => reference('CL', openedAt, sequence)

type Caps = { claimCap: bigint; paperCap: bigint }

/** The most that is paid: what was declared, and never more than the rule; papers have a rule of their own. */
export function mostOf(
  { declaredValue, papers }: { declaredValue: bigint | null; papers: boolean },
  { claimCap, paperCap }: Caps,
) {
  const cap = papers ? paperCap : claimCap
  return declaredValue !== null && declaredValue < cap ? declaredValue : cap
}
