import { occupyBetween } from '#areas/calendar/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { endOfDay } from '#values/days.ts'
import { loadMachineForUpdate } from '../../machines/load-for-update.ts'
import { isStopped } from '../../machines/machine.ts'
import { standAs } from '../../out-of-use/standing.ts'
import { jobLeft } from '../../transport/jobs-of-lines.ts'
import { machineExchanged } from '../facts.ts'
import { mustBeFitToGo, mustBeLicensed } from '../fit-to-go.ts'
import { ExchangeInput } from '../inputs.ts'
import { loadLineForUpdate, toldOf } from '../load-for-update.ts'
import { meterBeyond, mustBeSure } from '../meter-beyond.ts'
import { beginSegment, endSegment, segmentOut } from '../segments.ts'

const may = equipmentPermissions.handOver

/** Another machine of the kind takes its place at one moment: the line goes on, by the same prices. */
export const exchangeMachine = command({
  name: 'equipment.exchange',
  permission: may,
  input: ExchangeInput,
  async run(work, { id, lineId, machineId, operatorId, meterBack, why, sure, note, ...going }) {
    const { hire, line } = await loadLineForUpdate(work, lineId, may)
    const before = await work.tx.selectFrom('hireSegments').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id: hire.contractId }
    }
    const out = await segmentOut(work, lineId)
    if (out.machineId === machineId) throw fieldFault('machineId', 'هذه هي المعدّة التي في الموقع. اختر غيرها.')
    mustBeSure(await meterBeyond(work, line, { segment: out, meter: meterBack }), { sure, note }, 'meterBack')
    await endSegment(work, out, { meter: meterBack, field: 'meterBack' })
    const machine = await mustBeFitToGo(work, line, { machineId, promise: undefined })
    const operator = await mustBeLicensed(work, line, operatorId)
    const last = endOfDay(line.endsOn)
    const until = last > work.now() ? last : new Date(work.now().getTime() + 86_400_000)
    const { id: occupancyId } = await occupyBetween(work, {
      ...{ resourceId: machineId, kind: 'equipment-rental', from: work.now(), until, turnaround: line.terms.turnaround },
      ...{ partyId: hire.contract.partyId, reason: hire.contract.number, field: 'machineId' },
    })
    await work.tx.updateTable('hireLines').set({ occupancyId }).where('id', '=', lineId).execute()
    await beginSegment(work, line, { occupancyId, id, machine, operatorId: operator?.id ?? null, ...going, reason: why })
    await jobLeft(work, 'exchange', { ...hire, lineId, machine, going })
    const broken = await loadMachineForUpdate(work, out.machineId, may)
    if (!isStopped(broken.readiness)) await standAs(work, broken, { readiness: 'maintenance' })
    const told = { ...(await toldOf(work, hire)), kind: line.terms.kind, code: machine.code }
    work.record(machineExchanged, hire.contractId, { ...told, before: out.code, why })
    return { id: hire.contractId }
  },
})
