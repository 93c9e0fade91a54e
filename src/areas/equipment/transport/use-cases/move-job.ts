import { command } from '#platform/command.ts'
import { timeOn } from '#values/days.ts'
import { equipmentPermissions } from '../../permissions.ts'
import { jobAdvanced, jobCalledOff, jobChanged } from '../facts.ts'
import { AdvanceJobInput, CallOffJobInput, ChangeJobInput } from '../inputs.ts'
import { nextState } from '../job.ts'
import { loadJobForUpdate } from '../load-for-update.ts'

const may = equipmentPermissions.handOver

export const changeJob = command({
  name: 'equipment.change-transport',
  permission: may,
  input: ChangeJobInput,
  async run(work, { day, at, truck = null, driver = null, ...asked }) {
    const job = await loadJobForUpdate(work, asked)
    const plannedAt = timeOn(day, at)
    await work.tx
      .updateTable('transportJobs')
      .set({ plannedAt, truck, driver, version: job.version + 1 })
      .where('id', '=', job.id)
      .execute()
    work.record(jobChanged, job.subjectId, { what: job.what, place: job.place, truck, at: plannedAt.toISOString() })
    return { id: job.id }
  },
})

/** Loading, on the road, there. */
export const advanceJob = command({
  name: 'equipment.advance-transport',
  permission: may,
  input: AdvanceJobInput,
  async run(work, { cost, ...asked }) {
    const job = await loadJobForUpdate(work, asked)
    const state = nextState[job.state]
    const isDone = state === 'done'
    await work.tx
      .updateTable('transportJobs')
      .set({ state, version: job.version + 1, ...(isDone && { doneAt: work.now(), cost: cost ?? null }) })
      .where('id', '=', job.id)
      .execute()
    work.record(jobAdvanced, job.subjectId, { what: job.what, place: job.place, truck: job.truck, state })
    return { id: job.id, state }
  },
})

export const callOffJob = command({
  name: 'equipment.call-off-transport',
  permission: may,
  input: CallOffJobInput,
  async run(work, { why, ...asked }) {
    const job = await loadJobForUpdate(work, asked)
    await work.tx
      .updateTable('transportJobs')
      .set({ state: 'called-off', calledOffWhy: why, version: job.version + 1 })
      .where('id', '=', job.id)
      .execute()
    work.record(jobCalledOff, job.subjectId, { what: job.what, place: job.place, truck: job.truck, why })
    return { id: job.id }
  },
})
