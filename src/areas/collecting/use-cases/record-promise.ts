import { collectingPermissions } from '#areas/collecting/permissions.ts'
import { command } from '#platform/command.ts'
import { RecordPromiseInput } from '../inputs.ts'
import { promise } from '../promising.ts'
import { debtorHeld } from './debtor-held.ts'

/** How much a debtor said they would pay, and until when: waited for until that day is over, and no longer. */
export const recordPromise = command({
  name: 'properties.record-promise',
  permission: collectingPermissions.collect,
  input: RecordPromiseInput,
  async run(work, { id, partyId, way, amount, promisedOn, note = null }) {
    await debtorHeld(work, partyId)
    const { existed } = await promise(work, { id, partyId, amount, promisedOn, note })
    if (existed) return { partyId }
    await work.tx
      .insertInto('followUps')
      .values({ id: work.newId(), partyId, way, outcome: 'promised', note, loggedBy: work.actor.id, loggedAt: work.now() })
      .execute()
    return { partyId }
  },
})
