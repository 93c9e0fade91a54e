import { type Subscriber, savedFact } from '#platform/subscribers.ts'
import { hireExtended, machineDispatched, machineExchanged, machineTakenBack, offHireAsked } from '../hires/facts.ts'
import { settleUnlessInTheWay } from './in-the-way.ts'

const settles = (name: string, factName: string): Subscriber => ({
  name: `equipment.settle-hires-after-${name}`,
  factName,
  async react(work, factId) {
    const { subjectId } = await savedFact(work.tx, factId)
    await settleUnlessInTheWay(work, [subjectId])
  },
})

/** Whatever moves or ends a hire may have done what was asked about it. */
export const settlingHires = [
  settles('dispatch', machineDispatched.name),
  settles('exchange', machineExchanged.name),
  settles('return', machineTakenBack.name),
  settles('off-hire', offHireAsked.name),
  settles('extension', hireExtended.name),
  settles('cancelling', 'contracts.cancelled'),
  settles('taking-back', 'contracts.taken-back'),
]
