import { branches } from '#areas/company/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'

/** The branch a paper is issued in: the one that was chosen, else the first in which this person may. */
export async function branchOf(work: Work, permission: Permission, chosen?: string) {
  const open = await branches(work)
  const near = open.filter(({ id }) => reaches(work.actor, permission, { branchId: id }))
  const branch = chosen ? near.find(({ id }) => id === chosen) : near[0]
  if (!branch) throw fieldFault('branchId', 'اختر فرعًا من فروعك.')
  return branch.id
}
