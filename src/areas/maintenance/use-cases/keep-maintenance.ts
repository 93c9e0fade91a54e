import { z } from 'zod'
import { addTask, dueBy } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter, startOfDay } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { expenseReminded } from '../expense-facts.ts'
import { toldOfExpense } from '../expenses.ts'
import { maintenanceClosed } from '../facts.ts'
import { maintainedAs } from '../maintained.ts'
import { overdueRule } from '../overdue.ts'
import { maintenancePermissions } from '../permissions.ts'
import { requestHeld, told } from '../reached.ts'
import { daysToReopen, openStates, requestKind } from '../request.ts'

/** Once a day: what was done long enough ago is closed, and what should be done by now is somebody's task. */
export const keepMaintenance = command({
  name: 'properties.keep-maintenance',
  permission: maintenancePermissions.manageMaintenance,
  input: z.object({}),
  async run(work) {
    const today = dayOf(work.now())
    const closed = await work.tx
      .updateTable('maintenanceRequests')
      .set({ state: 'closed', closedAt: work.now() })
      .where('state', 'in', ['done', 'confirmed'])
      .where('doneAt', '<', startOfDay(daysAfter(today, -daysToReopen)))
      .returning('id')
      .execute()
    for (const { id } of closed) {
      const one = await requestHeld(work, id)
      if (one) work.record(maintenanceClosed, id, told(one, 'closed'))
    }
    const asked = await askAfter(work, today)
    const reminded = await remindOwners(work, today)
    if (closed.length + asked + reminded === 0) work.repeated()
    return { closed: closed.length, asked, reminded }
  },
})

const daysBetweenReminders = 2

/** Whoever was asked and has said nothing hears of it again. */
async function remindOwners(work: Work, today: string) {
  const before = startOfDay(daysAfter(today, 1 - daysBetweenReminders))
  const silent = await work.tx
    .updateTable('expenseApprovals')
    .set({ remindedAt: work.now() })
    .where('answer', 'is', null)
    .where(({ eb, fn }) => eb(fn.coalesce('remindedAt', 'askedAt'), '<', before))
    .returningAll()
    .execute()
  for (const approval of silent) {
    const one = await requestHeld(work, approval.requestId)
    if (one) work.record(expenseReminded, one.id, await toldOfExpense(work, one, approval))
  }
  return silent.length
}

/** One task for each day that was set, however often one looks. */
async function askAfter(work: Work, today: string) {
  const late = await work.tx
    .selectFrom('maintenanceRequests')
    .select(['id', 'dueOn'])
    .where('state', 'in', [...openStates])
    .where('dueOn', '<', today)
    .execute()
  let asked = 0
  for (const { id, dueOn } of late) {
    const one = await requestHeld(work, id)
    if (!one) continue
    const { number, title, where, state } = told(one, one.state)
    const added = await addTask(work, {
      ...{ rule: overdueRule, period: dueOn, subject: { kind: requestKind, id }, role: maintainedAs(work, one.siteKind).officer },
      ...{ branchId: one.branchId, dueAt: dueBy(today), title: cut(`بلاغ متأخر ${number}: ${title}، ${where}`, 200) },
      details: `حاله «${state}»، وكان يُنجز قبل ${dayInWords(dueOn)}.`,
    })
    if (added) asked += 1
  }
  return asked
}
