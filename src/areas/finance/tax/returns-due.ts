import { setting } from '#areas/company/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { daysOf, quarterInWords, quartersUntil } from '#areas/finance/quarter.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { House, Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, timeOn } from '#values/days.ts'

const aboutReturn = (quarter: string) => ({ rule: 'finance.vat-return-due', subject: { kind: 'vat-return', id: quarter } })

/** Once a day: a quarter that is over and was not told to the authority calls whoever files it. A company that is not registered, or had no books yet, has nothing to tell. */
export async function returnsDue({ db, now, newId }: Pick<House, 'db' | 'now' | 'newId'>) {
  await db.transaction().execute(async (tx) => {
    const [current, quarter = current] = quartersUntil(quarterOf(dayOf(now())), 2)
    if (!quarter || !(await setting({ tx }, 'vatin'))) return
    const { last, dueOn } = daysOf(quarter)
    const filed = await tx.selectFrom('vatReturns').select('quarter').where('quarter', '=', quarter).executeTakeFirst()
    const begun = await tx.selectFrom('journals').select('id').where('day', '<=', last).limit(1).executeTakeFirst()
    if (filed || !begun) return
    await addTask(
      { tx, now, newId },
      {
        ...{
          ...aboutReturn(quarter),
          period: quarter,
          role: 'financeManager',
          needs: financePermissions.fileTax,
          dueAt: timeOn(dueOn, '08:00'),
        },
        title: `قدّم إقرار ضريبة ${quarterInWords(quarter)} حتى ${dayInWords(dueOn)}`,
        details: 'راجع ورقة العمل في «الضريبة»، وقدّم الإقرار في بوابة الجهاز، ثم سجّل رقمه هناك.',
      },
    )
  })
}

/** It was filed: nothing is left to remember. */
export const settleReturn = (work: Work, quarter: string) => settleTasks(work, aboutReturn(quarter))
