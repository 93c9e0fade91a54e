import { occupyBetween, releasePlanned } from '#areas/calendar/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { endOfDay, startOfDay } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { implementInWords, notToGo } from '../../implements/left-behind.ts'
import { sendImplements } from '../../implements/with-lines.ts'
import { machineKind } from '../../machines/machine.ts'
import { jobLeft } from '../../transport/jobs-of-lines.ts'
import { machineDispatched } from '../facts.ts'
import { mustBeAgreed, mustBeFitToGo, mustBeLicensed, mustBeSecured, mustHaveCredit } from '../fit-to-go.ts'
import { DispatchInput } from '../inputs.ts'
import { type LoadedHire, type LoadedLine, loadLineForUpdate, toldOf } from '../load-for-update.ts'
import { beginSegment, laneOf } from '../segments.ts'
import { waiveDeposit } from '../waiving.ts'

const may = equipmentPermissions.handOver

/** A machine leaves for its site: agreed to, ready, with papers and an operator that last, and the deposit in. */
export const dispatchMachine = command({
  name: 'equipment.dispatch',
  permission: may,
  input: DispatchInput,
  async run(work, { id, lineId, machineId, operatorId, waivedWhy, promise, leave, ...going }) {
    const { hire, line } = await loadLineForUpdate(work, lineId, may)
    const before = await work.tx.selectFrom('hireSegments').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id: hire.contractId }
    }
    mustBeAgreed(hire)
    if (line.offHiredAt || !line.occupancyId) throw new Refusal('equipment.line-over', 'انتهى هذا البند. حدّث الصفحة.')
    const out = await work.tx.selectFrom('hireSegments').select('id').where('lineId', '=', lineId).executeTakeFirst()
    if (out) throw new Refusal('equipment.dispatched-already', 'أُرسلت معدّة هذا البند من قبل. حدّث الصفحة.')
    await mustHaveCredit(work, hire)
    const machine = await mustBeFitToGo(work, line, { machineId, promise })
    const operator = await mustBeLicensed(work, line, operatorId)
    const left = mustBeLeftKnowingly(line, leave)
    if (await mustBeSecured(work, hire, waivedWhy)) await waiveDeposit(work, hire, waivedWhy ?? '')
    const kept = line.occupancyId
    const occupancyId = promise ? await laneFor(work, { hire, line, machineId, occupancyId: kept }) : kept
    await beginSegment(work, line, { occupancyId, id, machine, operatorId: operator?.id ?? null, ...going })
    await sendImplements(work, line)
    await jobLeft(work, 'out', { ...hire, lineId, machine, going })
    await work.tx
      .updateTable('hires')
      .set({ state: 'out' })
      .where('contractId', '=', hire.contractId)
      .where('state', '=', 'open')
      .execute()
    if (promise) await rememberPromise(work, hire, { machine, promise })
    work.record(machineDispatched, hire.contractId, {
      ...{ ...(await toldOf(work, hire)), kind: line.terms.kind, code: machine.code, operator: operator?.name ?? null },
      ...{ driver: going.driver ?? null, until: line.endsOn, promised: promise ?? null, left },
    })
    return { id: hire.contractId }
  },
})

/** What stands in the workshop stays behind only where that is said. */
function mustBeLeftKnowingly(line: LoadedLine, leave: boolean) {
  const left = notToGo(line).map(implementInWords).join('، ')
  if (left === '') return null
  if (!leave) throw fieldFault('leave', `${left} في الورشة، فلا تخرج مع المعدّة. جهّزها من صفحتها، أو علّم أن المعدّة تُرسل من دونها.`)
  return left
}

type Lane = { hire: LoadedHire; line: LoadedLine; machineId: string; occupancyId: string }

/** Where somebody gave their word, another machine of the kind may go though its papers end before. */
async function laneFor(work: Work, { hire, line, machineId, occupancyId }: Lane) {
  if ((await laneOf(work, occupancyId)) === machineId) return occupancyId
  await releasePlanned(work, occupancyId)
  const { id } = await occupyBetween(work, {
    ...{
      resourceId: machineId,
      kind: 'equipment-rental',
      from: new Date(Math.max(startOfDay(line.startsOn).getTime(), work.now().getTime())),
      until: endOfDay(line.endsOn),
    },
    ...{ turnaround: line.terms.turnaround, partyId: hire.contract.partyId, reason: hire.contract.number, field: 'machineId' },
  })
  await work.tx.updateTable('hireLines').set({ occupancyId: id }).where('id', '=', line.id).execute()
  return id
}

type Promised = { machine: { id: string; code: string; branchId: string }; promise: string }

/** Whoever gave their word is reminded of it. */
const rememberPromise = (work: Work, hire: LoadedHire, { machine, promise }: Promised) =>
  addTask(work, {
    ...{ rule: 'equipment.paper-promised', period: hire.contractId, subject: { kind: machineKind, id: machine.id } },
    title: cut(`جدّد وثائق ${machine.code}: خرجت بتعهّد`, 200),
    details: cut(promise, 400),
    ...{ role: 'equipmentOfficer', branchId: machine.branchId, dueAt: work.now() },
  })
