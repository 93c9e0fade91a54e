import { breachRecorded } from '#areas/identity/facts.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { breachNumber } from '../breach.ts'
import { RecordBreachInput } from '../breach-inputs.ts'

/** Into the register, from which the seventy-two hours run. The form brings the id, so a second press is the same breach. */
export const recordBreach = command({
  name: 'identity.record-breach',
  permission: identityPermissions.recordBreaches,
  input: RecordBreachInput,
  async run(work, { happenedAt = null, peopleCount = null, advice = null, ...said }) {
    if (said.discoveredAt > work.now())
      throw new Refusal('identity.breach-in-future', 'وقت معرفتها لم يأت بعد. راجع اليوم والساعة.')
    const recordedAt = work.now()
    const made = await work.tx
      .insertInto('breaches')
      .values({ ...said, happenedAt, peopleCount, advice, status: 'recorded', recordedBy: work.actor.id, recordedAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('sequence')
      .executeTakeFirst()
    if (!made) {
      work.repeated()
      return { id: said.id }
    }
    const { title, discoveredAt, serious } = said
    const number = breachNumber({ recordedAt, sequence: made.sequence })
    work.record(breachRecorded, said.id, { number, title, discoveredAt: discoveredAt.toISOString(), serious })
    return { id: said.id }
  },
})
