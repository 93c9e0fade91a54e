import { chargeOwnProject } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { type Agreed, type Basis, type DayDone, priceDays } from '../pricing/price.ts'

type Own = {
  id: string
  branchId: string
  projectId: string
  machineId: string
  about: string
  basis: Basis
  agreed: Agreed
  /** As its approved sheets say. */
  days: readonly DayDone[]
}

/** Work of a machine of ours on a project of ours: priced as any hire is, without tax and without an invoice. */
export async function hireToOwnProject(work: Work, { machineId: resourceId, basis, agreed, days, ...about }: Own) {
  const { net: amount } = priceDays(basis, agreed, days)
  if (amount === 0n) return { amount, isNew: false }
  return { amount, isNew: await chargeOwnProject(work, { ...about, resourceId, amount }) }
}
