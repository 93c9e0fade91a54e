import { ownMoney } from '#areas/finance/ledger/own-money.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { moneySettingsOn } from '#areas/finance/settings/reading.ts'
import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { House } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inRials } from '#values/money.ts'

const about = { rule: 'finance.own-money', subject: { kind: 'books', id: 'own-money' } }

/**
 * Once a night. Nobody can spend what belongs to others, but card fees, shortages and payments that were taken back can uncover it: while
 * less is left of our own than the company wants, somebody is to bring money, and is told once in each week of it.
 */
export async function lowOnOwnMoney({ db, now, newId }: Pick<House, 'db' | 'now' | 'newId'>) {
  await db.transaction().execute(async (tx) => {
    const work = { tx, now, newId }
    const today = dayOf(now())
    const sunday = daysAfter(today, -new Date(today).getUTCDay())
    const { leastOwnMoney: least } = await moneySettingsOn(work, today)
    const { own } = await ownMoney(work)
    if (own >= least) return settleTasks(work, about)
    await addTask(work, {
      ...{ ...about, period: sunday, role: 'financeManager', needs: financePermissions.viewBooks, dueAt: now() },
      title:
        own < 0n
          ? `المال لا يغطي ما هو لغيرنا: ينقص ${inRials(-own)}`
          : `بقي مالنا من النقد ${inRials(own)}، وأقله ${inRials(least)}`,
      details: 'افتح «المركز المالي» لترى المال وما هو لغيرنا. أودع من مال الشركة، أو حصّل المتأخر.',
    })
  })
}
