import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { daysAfter } from '#values/days.ts'
import { contractCan } from './contract.ts'
import { draft, type Party } from './drafting.ts'
import { type Contract, held, movedMeanwhile, successorOf } from './held.ts'
import { follow } from './moves.ts'

export type Renewal = { id: string; endsOn: string; value: bigint; noticeDays: number; autoRenew: boolean }

/** What follows a contract: with the same people, about the same things, from the day after. The same form again finds what it made. */
export async function renew(work: Work, one: Contract, asked: Renewal & { permission: Permission }) {
  const { permission, ...terms } = asked
  const next = await successorOf(work, one)
  if (next?.id === terms.id) return { id: next.id, number: next.number, existed: true }
  if (next) throw new Refusal('contracts.renewed-already', `جُدّد هذا العقد من قبل بالعقد ${next.number}.`)
  if (!contractCan.renew(one)) throw movedMeanwhile()
  const { id: predecessorId, kind, branchId, title, endsOn, leavesOn } = one
  const startsOn = daysAfter(leavesOn ?? endsOn, 1)
  const around = await aroundOf(work, predecessorId)
  const { number } = await draft(work, { kind, branchId, title, startsOn, ...terms, ...around, predecessorId }, permission)
  await follow(work, one, await held(work, terms.id, permission))
  return { id: terms.id, number, existed: false }
}

/** Who stands in a contract, in their order, and what it is about. */
export async function aroundOf({ tx }: Work, contractId: string) {
  const [first, ...others] = await tx
    .selectFrom('contractParties')
    .select(['partyId', 'role'])
    .where('contractId', '=', contractId)
    .orderBy('position')
    .execute()
  if (!first) throw new Error(`contract ${contractId} is with nobody`)
  const resources = await tx.selectFrom('contractResources').select('resourceId').where('contractId', '=', contractId).execute()
  const parties: [Party, ...Party[]] = [first, ...others]
  return { parties, resourceIds: resources.map(({ resourceId }) => resourceId) }
}
