import { z } from 'zod'
import { financePermissions } from '#areas/finance/permissions.ts'
import { addTask, settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import { dayOf, timeOn } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { daysToShow } from '../line.ts'
import { unshownReceipts } from '../unshown.ts'

const taskOf = (accountId: string) => ({ rule: 'finance.transfer-unshown', subject: { kind: 'bank-account', id: accountId } })

/** Once a day: receipts by transfer that the bank has not shown for a week are somebody's task, one for each account and month, until it has. */
export const remindOfUnshown = command({
  name: 'finance.remind-of-unshown',
  permission: financePermissions.matchBank,
  input: z.object({}),
  async run(work) {
    const today = dayOf(work.now())
    const accounts = await work.tx.selectFrom('companyBankAccounts').select(['id', 'bank', 'heldFor']).execute()
    let asked = 0
    for (const { id, bank, heldFor } of accounts) {
      const { count, amount } = await unshownReceipts(work, { id, heldFor }, today)
      if (count === 0) await settleTasks(work, taskOf(id))
      else if (
        await addTask(work, {
          ...{
            ...taskOf(id),
            period: today.slice(0, 7),
            role: 'accountant',
            needs: financePermissions.matchBank,
            dueAt: timeOn(today, '10:00'),
          },
          title: cut(`تحويلات لم يُظهرها ${bank}: ${count}، ومجموعها ${inRials(amount)}`, 200),
          details: `قُبضت قبل ${daysToShow} أيام أو أكثر ولم تظهر في كشف. ارفع كشف الحساب وطابقها، واعكس سند ما لم يصل.`,
        })
      )
        asked += 1
    }
    if (asked === 0) work.repeated()
    return { asked }
  },
})
