import { reference } from '#values/reference.ts'

export const bagStates = { open: 'مفتوح', 'on-the-way': 'في الطريق', arrived: 'وصل' } as const
export type BagState = keyof typeof bagStates

export const bagNumber = ({ sequence, openedAt }: { sequence: number | bigint; openedAt: Date }) =>
  reference('BG', openedAt, Number(sequence))

type Stands = { isReturning: boolean; fromBranchId: string; toBranchId: string }

/** Where a parcel is on its way to: whoever it is for, or back to where it came from. */
export const goesTo = ({ isReturning, fromBranchId, toBranchId }: Stands) => (isReturning ? fromBranchId : toBranchId)
