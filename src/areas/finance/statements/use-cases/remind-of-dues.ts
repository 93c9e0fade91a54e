import { z } from 'zod'
import { financePermissions } from '#areas/finance/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, timeOn } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { duesLate } from '../facts.ts'
import { lastStep, lateDues } from '../late-dues.ts'

/** Once a day: whoever is late with something no cheque covers hears of it at each step once, and after the last of them somebody calls. */
export const remindOfDues = command({
  name: 'finance.remind-of-dues',
  permission: financePermissions.sendStatements,
  input: z.object({}),
  async run(work) {
    const today = dayOf(work.now())
    const late = await lateDues(work.tx, today)
    for (const { partyId, owed, since, step, fresh } of late) {
      await work.tx
        .insertInto('dueReminders')
        .values(fresh.map((one) => ({ ...one, toldOn: today })))
        .execute()
      work.record(duesLate, partyId, { owed, since, step })
      if (step === lastStep) await askToCall(work, { partyId, owed, since })
    }
    if (late.length === 0) work.repeated()
    return { told: late.length }
  },
})

type Late = { partyId: string; owed: bigint; since: string }

async function askToCall(work: Work, { partyId, owed, since }: Late) {
  const today = dayOf(work.now())
  await addTask(work, {
    ...{ rule: 'finance.dues-late', period: today, subject: { kind: 'customer', id: partyId }, kind: 'overdue-call' as const },
    ...{ role: 'collector', needs: financePermissions.receivePayments, dueAt: timeOn(today, '10:00') },
    title: `اتصل بعميل متأخر منذ ${dayInWords(since)}: ${inRials(owed)}`,
    details: 'ذُكّر ولم يسدد. افتح كشف حسابه، واتفق معه على موعد.',
  })
}
