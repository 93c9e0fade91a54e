import { keepingCheques, takeCheques } from '#areas/finance/public.ts'
import { command } from '#platform/command.ts'
import { TakeChequesInput } from '../inputs.ts'
import { leaseHeld } from '../lease-held.ts'

/** The cheques for a lease that is being written: they lie in the vault until what they are for is demanded. */
export const takeLeaseCheques = command({
  name: 'properties.take-lease-cheques',
  permission: keepingCheques,
  input: TakeChequesInput,
  async run(work, { contractId, series: _, ...given }) {
    const { contract } = await leaseHeld(work, contractId, keepingCheques)
    await takeCheques(work, { ...given, partyId: contract.partyId, branchId: contract.branchId, cover: 'later', charges: [] })
    await work.tx
      .insertInto('leaseCheques')
      .values({ contractId, listId: given.id })
      .onConflict((known) => known.doNothing())
      .execute()
    return { contractId }
  },
})
