import { billsOfSupplier } from '#areas/finance/public.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { withdrawn } from '../answering.ts'
import { completionsOf, costFor } from '../completions.ts'
import { beyond, mostToSpend, reading } from '../expenses.ts'
import { maintenanceCompleted, maintenanceRejected, maintenanceStarted } from '../facts.ts'
import { CompleteInput, RejectInput, StartInput } from '../inputs.ts'
import { overdueRule } from '../overdue.ts'
import { maintenancePermissions } from '../permissions.ts'
import { keepPhotos } from '../photos.ts'
import { type HeldRequest, moveOn, mustLeadOn, requestToChange, told } from '../reached.ts'
import { triageRule } from '../reporting.ts'
import { requestKind } from '../request.ts'

const { doMaintenance, manageMaintenance } = maintenancePermissions

export const startMaintenance = command({
  name: 'properties.start-maintenance',
  permission: doMaintenance,
  input: StartInput,
  async run(work, { requestId }) {
    const one = await requestToChange(work, requestId, doMaintenance)
    await moveOn(work, one, { step: 'start', set: { state: 'in-progress', startedAt: work.now() } })
    work.record(maintenanceStarted, one.id, told(one, 'in-progress'))
    return { id: one.id }
  },
})

/** What was done, with pictures of it, what it cost and by which bill of the supplier; done once more it costs once more. */
export const completeMaintenance = command({
  name: 'properties.complete-maintenance',
  permission: doMaintenance,
  input: CompleteInput,
  async run(work, { requestId, note, cost = null, billId = null, photos }) {
    const one = await requestToChange(work, requestId, doMaintenance)
    mustLeadOn(one, 'complete')
    if (billId) await mustBeTheirs(work, one, billId)
    const most = await mostToSpend(reading(work), one)
    const before = costFor('owner', await completionsOf(work.tx, [one.id]))
    if (most !== null && before + (cost ?? 0n) > most) throw fieldFault('cost', beyond(most, work))
    const now = work.now()
    const done = { billId, doneBy: work.actor.id, doneAt: now }
    const whole = cost === null ? one.cost : (one.cost ?? 0n) + cost
    const set = { ...done, doneNote: note, cost: whole, startedAt: one.startedAt ?? now, state: 'done' as const }
    await moveOn(work, one, { step: 'complete', set })
    const payer = one.payer ?? 'company'
    await work.tx
      .insertInto('maintenanceCompletions')
      .values({ id: work.newId(), requestId: one.id, note, cost, payer, ...done })
      .execute()
    await keepPhotos(work, one.id, { stage: 'done', files: photos })
    await nothingLeft(work, one.id)
    work.record(maintenanceCompleted, one.id, { ...told(one, 'done'), note, cost })
    return { id: one.id }
  },
})

async function mustBeTheirs(work: Work, { supplierId }: HeldRequest, billId: string) {
  const bills = supplierId ? await billsOfSupplier(work, supplierId) : []
  if (!bills.some(({ id }) => id === billId)) throw fieldFault('billId', 'اختر فاتورة من فواتير المورّد نفسه.')
}

/** Nothing will be mended: it was reported before, or it is no matter of ours. Whoever reported it reads why. */
export const rejectMaintenance = command({
  name: 'properties.reject-maintenance',
  permission: manageMaintenance,
  input: RejectInput,
  async run(work, { requestId, reason }) {
    const one = await requestToChange(work, requestId, manageMaintenance)
    await moveOn(work, one, { step: 'reject', set: { state: 'rejected', rejectedReason: reason } })
    await withdrawn(work, one.id)
    await nothingLeft(work, one.id)
    work.record(maintenanceRejected, one.id, { ...told(one, 'rejected'), reason })
    return { id: one.id }
  },
})

async function nothingLeft(work: Work, id: string) {
  for (const rule of [triageRule, overdueRule]) await settleTasks(work, { rule, subject: { kind: requestKind, id } })
}
