import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import * as ground from '#areas/maintenance/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFaults } from '#platform/field-fault.ts'
import { readinessSet } from '../machines/facts.ts'
import { isGone, isStopped, machineKind, type Readiness, readinesses, type Stopped, usualDays } from '../machines/machine.ts'
import { offerMachine } from '../machines/offering.ts'
import { askAboutHires, settleHiresOf, settleMovedHires } from './in-the-way.ts'
import { faultOfReadyOn } from './ready-on.ts'

export const trade: ground.Trade = {
  ...{ kind: machineKind, newDayRule: 'equipment.say-new-day', role: 'equipmentOfficer', needs: equipmentPermissions.manage },
  ...{ ask: askAboutHires, settleMoved: settleMovedHires, settleOf: settleHiresOf },
}

type Named = { id: string; code: string; model: string; branchId: string; readiness: Readiness }
type Machine = Named & Parameters<typeof offerMachine>[1]
type Sold = { soldOn: string; soldTo: string; soldFor: bigint }
type Asked = { readiness: Readiness; readyOn?: string | undefined; sold?: Sold }

/** How it stands from now on: out of use until a day, or not any more. False where it stands so already. */
export async function standAs(work: Work, machine: Machine, { readiness, readyOn, sold }: Asked) {
  const faults = faultOfReadyOn({ readiness, readyOn }, work.now())
  if (faults.length > 0) throw fieldFaults(faults)
  const { id, code, model, readiness: from } = machine
  const isSame = readiness === from
  const until = isStopped(readiness) ? await stop(work, { ...machine, readiness }, { readyOn, isSame }) : null
  if (isSame && !until) return false
  if (!isSame)
    await work.tx
      .updateTable('machines')
      .set({ readiness, ...sold })
      .where('id', '=', id)
      .execute()
  if (isOver(readiness)) await ground.endStop(work, trade, id)
  if (isGone(readiness)) await ground.dropPlannedStop(work, trade, id)
  await offerMachine(work, { ...machine, readiness })
  work.record(readinessSet, id, { code, model, from, to: readiness, until })
  return true
}

/** One that waits to be looked at is free again later, as one that is ready; what is gone is promised to nobody anyway. */
const isOver = (readiness: Readiness) => !isStopped(readiness)

type StoppedMachine = Named & { readiness: Stopped }

export const stop = (
  work: Work,
  machine: StoppedMachine,
  { readyOn, isSame }: { readyOn?: string | undefined; isSame: boolean },
) => ground.stopUntil(work, thingOf(machine), { readyOn, usualDays: usualDays[machine.readiness], isSame })

/** It came back while it is to be out of use: from now on it stands there, else it waits to be looked at. */
export async function standBack(work: Work, machineId: string) {
  const machine = await work.tx
    .selectFrom('machines')
    .selectAll()
    .where('id', '=', machineId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (isStopped(machine.readiness)) return void (await ground.stopFromNow(work, thingOf(machine)))
  const readiness = 'awaiting-inspection'
  await work.tx.updateTable('machines').set({ readiness }).where('id', '=', machineId).execute()
}

/** What it is called in tasks, and how it stands. */
export const thingOf = (one: Named) => ({
  trade,
  ...{ id: one.id, name: `${one.model} ${one.code}`, said: readinesses[one.readiness], branchId: one.branchId },
})
