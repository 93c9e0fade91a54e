import { branches } from '#areas/company/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { bagNumber } from './bag.ts'

/** The bag to change, for whoever sorts at one of its two ends; nobody else changes it meanwhile. */
export async function loadBagForUpdate(work: Work, id: string, end: 'fromBranchId' | 'toBranchId') {
  const row = await work.tx.selectFrom('parcelBags').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  const bag = row && { ...row, branchId: row[end] }
  mustReach(work.actor, may.sort, bag)
  const offices = new Map((await branches(work)).map(({ id: branchId, nameAr }) => [branchId, nameAr]))
  return {
    ...{ ...bag, number: bagNumber(bag) },
    told: { number: bagNumber(bag), from: offices.get(bag.fromBranchId) ?? '', to: offices.get(bag.toBranchId) ?? '' },
  }
}
