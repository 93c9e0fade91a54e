import { collectingPermissions } from '#areas/collecting/permissions.ts'
import { command } from '#platform/command.ts'
import { followUpLogged } from '../facts.ts'
import { LogFollowUpInput } from '../inputs.ts'
import { debtorHeld } from './debtor-held.ts'

export const logFollowUp = command({
  name: 'properties.log-follow-up',
  permission: collectingPermissions.collect,
  input: LogFollowUpInput,
  async run(work, { id, partyId, way, outcome, note = null }) {
    await debtorHeld(work, partyId)
    const before = await work.tx.selectFrom('followUps').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { partyId }
    }
    await work.tx
      .insertInto('followUps')
      .values({ id, partyId, way, outcome, note, loggedBy: work.actor.id, loggedAt: work.now() })
      .execute()
    work.record(followUpLogged, partyId, { contactWay: way, outcome, note })
    return { partyId }
  },
})
