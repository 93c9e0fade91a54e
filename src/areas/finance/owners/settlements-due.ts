import { financePermissions } from '#areas/finance/permissions.ts'
import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { House } from '#platform/context.ts'
import { dayOf, timeOn } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { countDue } from './due-pools.ts'

const about = { rule: 'finance.settlements-due', subject: { kind: 'books', id: 'owners' } }

/** Once a day: as long as owners wait whose day has come, whoever settles with them is called, once a month. */
export async function settlementsDue({ db, now, newId }: Pick<House, 'db' | 'now' | 'newId'>) {
  const count = await countDue({ db, now })
  const today = dayOf(now())
  await db.transaction().execute(async (tx) => {
    const work = { tx, now, newId }
    if (count === 0) return settleTasks(work, about)
    await addTask(work, {
      ...{
        ...about,
        period: today.slice(0, 7),
        role: 'accountant',
        needs: financePermissions.settleOwners,
        dueAt: timeOn(today, '14:00'),
      },
      title: `جهّز ${howMany(count, 'settlement', 'acc')} مع الملّاك`,
      details: 'حان يوم تحويلهم. جهّزها معًا في «أمانات الملّاك»، ويعتمدها شخص آخر.',
    })
  })
}
