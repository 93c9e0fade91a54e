import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { dropPlannedStop, plannedOrders, planStop } from '#areas/maintenance/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFaults } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { endOfDay, startOfDay } from '#values/days.ts'
import { loadMachineForUpdate } from '../../machines/load-for-update.ts'
import { isGone } from '../../machines/machine.ts'
import { trade } from '../../out-of-use/standing.ts'
import { DropServiceInput, PlanServiceInput } from '../inputs.ts'
import { faultOfPlan } from '../planned-days.ts'

const may = equipmentPermissions.service

/** A machine is to be serviced on days to come: nothing is promised with it then. Another plan takes the place of the first. */
export const planService = command({
  name: 'equipment.plan-service',
  permission: may,
  input: PlanServiceInput,
  byTheClock: faultOfPlan,
  async run(work, { machineId, fromDay: from, untilDay: until }) {
    const machine = await loadMachineForUpdate(work, machineId, may)
    const faults = faultOfPlan({ fromDay: from, untilDay: until }, work.now())
    if (faults.length > 0) throw fieldFaults(faults)
    if (isGone(machine.readiness)) throw new Refusal('equipment.gone', 'هذه المعدّة ليست في الخدمة، فلا تُخطّط صيانتها.')
    if (await isPlannedSo(work, machineId, { from, until })) {
      work.repeated()
      return { machineId }
    }
    const thing = { trade, id: machineId, name: `${machine.model} ${machine.code}`, said: 'صيانة', branchId: machine.branchId }
    await planStop(work, thing, { from, until })
    return { machineId }
  },
})

async function isPlannedSo({ tx }: Work, machineId: string, { from, until }: { from: string; until: string }) {
  const plan = await plannedOrders({ db: tx }).where('resourceId', '=', machineId).executeTakeFirst()
  const isSame = (at: Date | null | undefined, other: Date) => at?.getTime() === other.getTime()
  return isSame(plan?.plannedFrom, startOfDay(from)) && isSame(plan?.expectedAt, endOfDay(until))
}

/** It is not to be on those days after all. */
export const dropService = command({
  name: 'equipment.drop-service',
  permission: may,
  input: DropServiceInput,
  async run(work, { machineId }) {
    await loadMachineForUpdate(work, machineId, may)
    if (!(await dropPlannedStop(work, trade, machineId))) work.repeated()
    return { machineId }
  },
})
