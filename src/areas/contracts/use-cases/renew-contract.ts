import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { daysAfter } from '#values/days.ts'
import { contractCan } from '../contract.ts'
import { draft, type Party } from '../drafting.ts'
import { type Contract, held, movedMeanwhile } from '../held.ts'
import { RenewInput } from '../inputs.ts'
import { follow } from '../moves.ts'
import { contractsPermissions } from '../permissions.ts'

const may = contractsPermissions.renew

/** A renewal is a contract of its own that follows: with the same people, about the same things, from the day after. */
export const renewContract = command({
  name: 'contracts.renew',
  permission: may,
  input: RenewInput,
  async run(work, { id, contractId, autoRenew, ...terms }) {
    const one = await held(work, contractId, may)
    const next = await successorOf(work, one)
    if (next?.id === id) {
      work.repeated()
      return { id, number: next.number }
    }
    if (next) throw new Refusal('contracts.renewed-already', `جُدّد هذا العقد من قبل بالعقد ${next.number}.`)
    if (!contractCan.renew(one)) throw movedMeanwhile()
    const around = await aroundOf(work, contractId)
    const { kind, branchId, title, endsOn, leavesOn } = one
    const startsOn = daysAfter(leavesOn ?? endsOn, 1)
    const asked = { id, kind, branchId, title, startsOn, ...terms, autoRenew: autoRenew === 'yes', ...around }
    const { number } = await draft(work, { ...asked, predecessorId: contractId }, may)
    await follow(work, one, await held(work, id, may))
    return { id, number }
  },
})

const successorOf = ({ tx }: Work, { id }: Contract) =>
  tx
    .selectFrom('contracts')
    .select(['id', 'number'])
    .where('predecessorId', '=', id)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()

async function aroundOf({ tx }: Work, contractId: string) {
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
