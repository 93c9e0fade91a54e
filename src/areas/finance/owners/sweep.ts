import { trustHeld } from '#areas/finance/ledger/own-money.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { House } from '#platform/context.ts'
import { dayOf, timeOn } from '#values/days.ts'
import { inRials } from '#values/money.ts'

const about = { rule: 'finance.trust-sweep', subject: { kind: 'books', id: 'trust' } }

/** Once a day: as long as the two differ, the accountant is to order what makes them even, with how much and from where. */
export async function sweepDue({ db, now, newId }: Pick<House, 'db' | 'now' | 'newId'>) {
  await db.transaction().execute(async (tx) => {
    const work = { tx, now, newId }
    const { held, theirs } = await trustHeld(work)
    if (held === theirs) return settleTasks(work, about)
    const today = dayOf(now())
    await addTask(work, {
      ...{
        ...about,
        period: today,
        role: 'accountant',
        needs: financePermissions.transferBetweenBanks,
        dueAt: timeOn(today, '18:00'),
      },
      title:
        held > theirs
          ? `حوّل من الأمانات إلى التشغيلي ${inRials(held - theirs)}`
          : `حوّل من التشغيلي إلى الأمانات ${inRials(theirs - held)}`,
      details: `في حسابات الأمانات ${inRials(held)}، ولأصحابها ${inRials(theirs)}`,
    })
  })
}
