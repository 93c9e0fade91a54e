import { addTask, dueBy } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { maintenanceConfirmed, maintenanceReopened } from '../facts.ts'
import { ConfirmInput, ReopenInput } from '../inputs.ts'
import { maintainedAs } from '../maintained.ts'
import { maintenancePermissions } from '../permissions.ts'
import { type HeldRequest, moveOn, mustLeadOn, requestToChange, told } from '../reached.ts'
import { triageRule } from '../reporting.ts'
import { daysToReopen, dueAfter, requestKind } from '../request.ts'

const { manageMaintenance } = maintenancePermissions

/** Said to one of us by whoever lives there, or seen by us where nobody does. */
export const confirmMaintenance = command({
  name: 'properties.confirm-maintenance',
  permission: manageMaintenance,
  input: ConfirmInput,
  async run(work, { requestId }) {
    return await confirmed(work, await requestToChange(work, requestId, manageMaintenance))
  },
})

export const reopenMaintenance = command({
  name: 'properties.reopen-maintenance',
  permission: manageMaintenance,
  input: ReopenInput,
  async run(work, { requestId, reason }) {
    return await reopened(work, await requestToChange(work, requestId, manageMaintenance), reason)
  },
})

export async function confirmed(work: Work, one: HeldRequest) {
  const set = { state: 'confirmed' as const, confirmedBy: work.actor.id, confirmedAt: work.now() }
  await moveOn(work, one, { step: 'confirm', set })
  work.record(maintenanceConfirmed, one.id, told(one, 'confirmed'))
  return { id: one.id }
}

/** It was not mended, or is broken again soon after: it goes back to whoever sorts what comes in, with days of its own. */
export async function reopened(work: Work, one: HeldRequest, reason: string) {
  mustLeadOn(one, 'reopen')
  const today = dayOf(work.now())
  if (one.doneAt && dayOf(one.doneAt) < daysAfter(today, -daysToReopen))
    throw new Refusal('properties.reopened-late', `مضى على إنجازه أكثر من ${daysToReopen} يومًا. سجّل بلاغًا جديدًا.`)
  const why = { reopenings: one.reopenings + 1, reopenedReason: reason, reopenedAt: work.now() }
  const again = { ...why, confirmedBy: null, confirmedAt: null }
  const dueOn = dueAfter(today, one.priority)
  await moveOn(work, one, { step: 'reopen', set: { ...again, state: 'reopened', dueOn } })
  const { number, title, where, ...rest } = told(one, 'reopened')
  work.record(maintenanceReopened, one.id, { number, title, where, ...rest, reason, technicianId: one.technicianId })
  await addTask(work, {
    ...{ rule: triageRule, period: `${number} ${one.reopenings + 1}`, subject: { kind: requestKind, id: one.id } },
    ...{ role: maintainedAs(work, one.siteKind).officer, branchId: one.branchId, dueAt: dueBy(dueOn) },
    title: cut(`أُعيد فتح البلاغ ${number}: ${title}، ${where}`, 200),
  })
  return { id: one.id }
}
