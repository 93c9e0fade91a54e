import { sql } from 'kysely'
import { z } from 'zod'
import { nextBankingDay } from '#areas/company/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { chequeDueSoon } from '../facts.ts'
import { paysNothing } from '../pays-nothing.ts'
import { told } from '../step.ts'
import { taskOf } from '../tasks.ts'

/** So many days before it goes to the bank its customer hears of it. */
const daysAhead = 3

/**
 * Once a day: who drew a cheque that pays something hears that its day is near, and what is due until the bank's next working day or was
 * not deposited is somebody's task: to take it there, or to give it back.
 */
export const remindOfCheques = command({
  name: 'finance.remind-of-cheques',
  permission: financePermissions.keepCheques,
  input: z.object({}),
  async run(work) {
    const today = dayOf(work.now())
    const soon = await work.tx
      .updateTable('cheques')
      .set({ toldOn: today })
      .where('status', '=', 'received')
      .where('toldOn', 'is', null)
      .where('dueOn', '>', today)
      .where('dueOn', '<=', daysAfter(today, daysAhead))
      .where(sql<boolean>`not ${paysNothing}`)
      .returningAll()
      .execute()
    for (const cheque of soon) work.record(chequeDueSoon, cheque.id, { ...told(cheque), dueOn: cheque.dueOn })
    const asked = await askToDeposit(work, today)
    if (soon.length + asked === 0) work.repeated()
    return { told: soon.length, asked }
  },
})

/** One task for each cheque, however often one looks. */
async function askToDeposit(work: Work, today: string) {
  const due = await work.tx
    .selectFrom('cheques')
    .select(['id', 'number', 'bank', 'drawer', 'amount', 'dueOn', 'branchId', paysNothing.as('isIdle')])
    .where('status', '=', 'received')
    .where('dueOn', '<=', await nextBankingDay(work, today))
    .orderBy('dueOn')
    .execute()
  let asked = 0
  for (const { id, number, bank, drawer, amount, dueOn, branchId, isIdle } of due) {
    const added = await addTask(work, {
      ...{
        ...taskOf('due', id),
        period: dueOn,
        kind: 'cheque-due' as const,
        role: 'cashier',
        needs: financePermissions.keepCheques,
        branchId,
      },
      title: cut(`${isIdle ? 'شيك لا يغطي مستحقًا' : 'شيك يُودع'}: ${drawer}، ${inRials(amount)}`, 200),
      details: `الشيك ${number} من ${bank}. ${isIdle ? 'أعده إلى صاحبه من صفحته، أو أودعه إن أراد أن يبقى رصيدًا له.' : 'افتح «إيداع الغد» في حافظة الشيكات.'}`,
      dueAt: timeOn(dueOn < today ? today : dueOn, '08:00'),
    })
    if (added) asked += 1
  }
  return asked
}
