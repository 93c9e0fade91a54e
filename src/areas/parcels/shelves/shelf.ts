/** What stands on a shelf: for a zone of the way out, for whoever collects it, or on its way back. */
export const shelfPurposes = { zone: 'للتوزيع', ready: 'بانتظار صاحبه في الفرع', return: 'يعود إلى المرسل' } as const
export type ShelfPurpose = keyof typeof shelfPurposes
export const shelfPurposeNames = Object.keys(shelfPurposes) as [ShelfPurpose, ...ShelfPurpose[]]

type Stands = { state: string; isReturning: boolean; zoneId: string; service: string; toBranchId: string; branchId: string }

/** Which shelves a parcel belongs to here. */
export function purposeFor({ state, isReturning, service, toBranchId, branchId }: Stands): ShelfPurpose {
  if (isReturning) return 'return'
  const waitsHere = service === 'branch' && toBranchId === branchId
  return state === 'ready-for-pickup' || waitsHere ? 'ready' : 'zone'
}
