import { z } from 'zod'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import { stuckHours } from '../../exceptions/exception.ts'
import { shownNumber } from '../../journey/number.ts'
import { parcelStates } from '../../journey/parcel.ts'
import { stuckTold } from '../facts.ts'

/** What did not move for two days is somebody's task, once until it moves. */
export const askAboutStuck = command({
  name: 'parcels.ask-about-stuck',
  permission: may.hold,
  input: z.object({}),
  async run(work) {
    const before = new Date(work.now().getTime() - stuckHours * 3_600_000)
    const rows = await work.tx
      .selectFrom('parcels')
      .select(['id', 'number', 'state', 'branchId', 'changedAt'])
      .where('endedAt', 'is', null)
      .where('heldReason', 'is', null)
      .where('changedAt', '<', before)
      .where('state', 'not in', ['registered', 'ready-for-pickup'])
      .where(({ or, eb, ref }) => or([eb('stuckToldAt', 'is', null), eb('stuckToldAt', '<', ref('changedAt'))]))
      .orderBy('id')
      .limit(200)
      .forUpdate()
      .execute()
    for (const { id, number, state, branchId, changedAt } of rows) {
      const since = changedAt.toISOString()
      await work.tx.updateTable('parcels').set({ stuckToldAt: work.now() }).where('id', '=', id).execute()
      await addTask(work, {
        ...{ rule: 'parcels.stuck', period: since, subject: { kind: 'parcel', id }, kind: 'discrepancy' },
        ...{ title: `لم يتحرك الطرد ${shownNumber(number)} منذ يومين: ${parcelStates[state]}` },
        ...{ branchId, role: 'parcelsSupervisor', needs: may.hold },
      })
      work.record(stuckTold, id, { number: shownNumber(number), since })
    }
    if (rows.length === 0) work.repeated()
    return { told: rows.length }
  },
})
