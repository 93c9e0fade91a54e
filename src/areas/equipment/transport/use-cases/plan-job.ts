import { command } from '#platform/command.ts'
import { timeOn } from '#values/days.ts'
import { loadMachineForUpdate } from '../../machines/load-for-update.ts'
import { equipmentPermissions } from '../../permissions.ts'
import { jobPlanned } from '../facts.ts'
import { PlanJobInput } from '../inputs.ts'
import { nothingYet, stamp } from '../jobs-of-lines.ts'

const may = equipmentPermissions.handOver

/** Between two places of ours; what goes to a site and back is planned by its hire. */
export const planJob = command({
  name: 'equipment.plan-transport',
  permission: may,
  input: PlanJobInput,
  async run(work, { id, machineId, place, km, day, at, truck, driver }) {
    const { branchId, code } = await loadMachineForUpdate(work, machineId, may)
    const plannedAt = timeOn(day, at)
    const made = await work.tx
      .insertInto('transportJobs')
      .values({
        ...{ id, branchId, lineId: null, machineId, way: 'move', place, km, plannedAt, state: 'planned' },
        ...{ ...nothingYet, truck: truck ?? null, driver: driver ?? null, ...stamp(work) },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows === 0n) work.repeated()
    else work.record(jobPlanned, machineId, { what: code, place, truck: truck ?? null, at: plannedAt.toISOString() })
    return { id }
  },
})
