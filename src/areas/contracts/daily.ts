import { asTheHouse } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { isRefusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { addendumKind } from './addenda/addendum.ts'
import { isFollowed } from './in-force.ts'
import { endContract } from './use-cases/end-contract.ts'

/** Once a day: what is over ends, each by itself. What its kind does not let end yet stays, and is asked again tomorrow. */
export async function endWhatIsOver(house: House) {
  const today = dayOf(house.now())
  const over = await house.db
    .selectFrom('contracts')
    .select('id')
    .where('state', 'in', ['active', 'suspended', 'notice-given'])
    .where('kind', '<>', addendumKind)
    .where((eb) =>
      eb.or([
        eb('leavesOn', '<', today),
        eb.and([eb('leavesOn', 'is', null), eb('endsOn', '<', today), eb.or([eb('autoRenew', '=', false), isFollowed])]),
      ]),
    )
    .orderBy('endsOn')
    .execute()
  for (const { id: contractId } of over) {
    try {
      await endContract(asTheHouse(house), { contractId })
    } catch (error) {
      if (!isRefusal(error)) throw error
      house.log.warn({ contractId, refused: error.message }, 'a contract that is over does not end')
    }
  }
}
