import { sql } from 'kysely'
import { z } from 'zod'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { howMany } from '#values/plural.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { mayFollow } from '../../journey/parcel.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { parcelRulesNow } from '../../rules/kept-rules.ts'
import { hoursToAnswer } from '../reminder.ts'

/**
 * Brought as often as it is brought, and a day later nobody has said anything else: it turns round. Another day or place that was chosen
 * since is such a word, and so is that it waits somewhere.
 */
export const sendBackSpent = command({
  name: 'parcels.send-back-spent',
  permission: may.return,
  input: z.object({}),
  async run(work) {
    const { attempts } = await parcelRulesNow(work.tx)
    const before = new Date(work.now().getTime() - hoursToAnswer * 3_600_000)
    const rows = await work.tx
      .selectFrom('parcels')
      .select('id')
      .where('endedAt', 'is', null)
      .where('isReturning', '=', false)
      .where('heldReason', 'is', null)
      .where('state', 'in', ['at-branch', 'shelved'])
      .where('failedTimes', '>', 0)
      .where('failedTimes', '>=', attempts)
      .where(
        sql<boolean>`exists (select 1 from (
          select count(distinct e.at) as times, max(e.at) as last from parcel_events e
          where e.parcel_id = parcels.id and e.step = 'attempt-failed') a
          where a.times >= ${attempts} and a.last < ${before} and not exists (select 1 from parcel_events w
            where w.parcel_id = parcels.id and w.step in ('rescheduled', 'redirected', 'released', 'ready', 'dispatched')
              and w.at > a.last))`,
      )
      .orderBy('id')
      .limit(200)
      .execute()
    let turned = 0
    for (const { id } of rows) {
      const parcel = await loadParcelForUpdate(work, id, may.return)
      if (parcel.isReturning || !parcel.pieces.every(({ state }) => mayFollow(state, 'returning'))) continue
      await takeStep(work, parcel, { step: 'returning', reason: `لم تنجح ${howMany(attempts, 'attempt')}` })
      turned++
    }
    if (turned === 0) work.repeated()
    return { turned }
  },
})
