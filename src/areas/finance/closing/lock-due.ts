import { lockedTo } from '#areas/finance/ledger/period.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { House, Work } from '#platform/context.ts'
import { monthInWords } from '#values/dates.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'

const about = { rule: 'finance.lock-due', subject: { kind: 'books', id: 'lock' } }

/** Within so many days of a month the one before it is closed: what comes later is dated in the month that is open. */
const closedWithin = 10

const lastOfMonthBefore = (today: string) => daysAfter(`${today.slice(0, 7)}-01`, -1)

/** Once a day: a month that is over, has something in the books and is still open calls whoever closes the books, once. */
export async function lockDue({ db, now, newId }: Pick<House, 'db' | 'now' | 'newId'>) {
  const today = dayOf(now())
  if (Number(today.slice(8)) <= closedWithin) return
  const last = lastOfMonthBefore(today)
  await db.transaction().execute(async (tx) => {
    const until = await lockedTo({ tx })
    const left = tx.selectFrom('journals').select('id').where('day', '<=', last)
    const begun = await left
      .$if(until !== null, (all) => all.where('day', '>', until ?? last))
      .limit(1)
      .executeTakeFirst()
    if ((until && until >= last) || !begun) return
    await addTask(
      { tx, now, newId },
      {
        ...{
          ...about,
          period: last.slice(0, 7),
          role: 'accountant',
          needs: financePermissions.lockPeriods,
          dueAt: timeOn(today, '10:00'),
        },
        title: `أقفل أيام ${monthInWords(last)} ${last.slice(0, 4)}`,
        details: 'طابق البنوك، وعرّف ما لم يُعرف، ثم أقفل في «إقفال الفترات».',
      },
    )
  })
}

/** The days until then are closed: when the last month is among them nothing is left to remember. */
export async function settleLockDue(work: Work, until: string) {
  if (until >= lastOfMonthBefore(dayOf(work.now()))) await settleTasks(work, about)
}
