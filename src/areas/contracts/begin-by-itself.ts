import { asTheHouse } from '#platform/actors.ts'
import { command } from '#platform/command.ts'
import type { House } from '#platform/context.ts'
import { isRefusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { held, kindOf } from './held.ts'
import { OneContractInput } from './inputs.ts'
import { activate } from './moves.ts'
import { contractsPermissions } from './permissions.ts'

const may = contractsPermissions.activate

const begin = command({
  name: 'contracts.begin-by-itself',
  permission: may,
  input: OneContractInput,
  async run(work, { contractId }) {
    const one = await held(work, contractId, may)
    const isDue = one.state === 'pending-signature' && one.signedOn !== null && one.startsOn <= dayOf(work.now())
    if (isDue && kindOf(work, one.kind).beginsByItself) await activate(work, one)
    else work.repeated()
  },
})

/** A step of its own after the signature: what does not let it begin takes no signature back, and is asked again tomorrow. */
export async function beginByItself(house: House, contractId: string) {
  try {
    await begin(asTheHouse(house), { contractId })
  } catch (error) {
    if (!isRefusal(error)) throw error
    house.log.warn({ contractId, refused: error.message }, 'a contract that was signed does not begin')
  }
}

/** Once a day: what everybody has signed begins on its first day, each by itself. */
export async function beginWhatIsSigned(house: House) {
  const kinds = house.contractKinds.flatMap(({ kind, beginsByItself }) => (beginsByItself ? [kind] : []))
  if (kinds.length === 0) return
  const due = await house.db
    .selectFrom('contracts')
    .select('id')
    .where('kind', 'in', kinds)
    .where('state', '=', 'pending-signature')
    .where('signedOn', 'is not', null)
    .where('startsOn', '<=', dayOf(house.now()))
    .orderBy('startsOn')
    .execute()
  for (const { id } of due) await beginByItself(house, id)
}
