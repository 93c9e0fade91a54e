import { z } from 'zod'
import { collectingPermissions } from '#areas/collecting/permissions.ts'
import { command } from '#platform/command.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { promiseNear } from '../facts.ts'
import { isWaitedFor, leftOfPromise, oldestSubject } from '../promised.ts'

/** Once a day: whoever said they would pay tomorrow hears of it, once. */
export const remindOfPromises = command({
  name: 'properties.remind-of-promises',
  permission: collectingPermissions.collect,
  input: z.object({}),
  async run(work) {
    const today = dayOf(work.now())
    const near = await work.tx
      .updateTable('promises')
      .set({ toldOn: today })
      .where(isWaitedFor)
      .where('toldOn', 'is', null)
      .where('promisedOn', '=', daysAfter(today, 1))
      .returning(['partyId', leftOfPromise.as('amount'), 'promisedOn'])
      .execute()
    for (const { partyId, ...promised } of near) {
      const unit = await oldestSubject(work, partyId)
      work.record(promiseNear, partyId, { ...promised, ...(unit && { unit }) })
    }
    if (near.length === 0) work.repeated()
    return { told: near.length }
  },
})
