import { contractsNamed } from '#areas/contracts/public.ts'
import { addTask } from '#areas/tasks/public.ts'
import type { House } from '#platform/context.ts'
import { dayOf, timeOn } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { onTheLadder } from './standing.ts'
import { noticeTask } from './tasks.ts'
import { warningSteps } from './warning.ts'

/** Once a day: whose next notice has come to its day, somebody sends it. */
export async function callForNotices(house: House) {
  const today = dayOf(house.now())
  const late = await onTheLadder(house, { today })
  const contracts = await contractsNamed(
    house,
    late.map(({ contractId }) => contractId),
  )
  await house.db.transaction().execute(async (tx) => {
    for (const { contractId, since, amount, next } of late) {
      const contract = contracts.find(({ id }) => id === contractId)
      if (!contract || !next?.isDue) continue
      await addTask(
        { tx, now: house.now, newId: house.newId },
        {
          ...{ ...noticeTask(contractId), period: `${since} ${next.step}`, kind: 'overdue-call' as const },
          title: cut(`أرسل ${warningSteps[next.step]}: ${contract.title}، ${inRials(amount)}`, 200),
          details: 'افتح العقد في صفحة الإنذارات، واقرأ الإخطار قبل إرساله.',
          ...{ role: 'collector', branchId: contract.branchId, dueAt: timeOn(today, '12:00') },
        },
      )
    }
  })
}
