import { addTask, dueBy, settleTasks } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import type { HeldContract } from '#platform/contract-kind.ts'
import { dayInWords } from '#values/dates.ts'
import { daysAfter } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { handBackTask } from './lease.ts'

/** So many days before the last one it is agreed when the unit is looked at and handed back. */
const agreedBefore = 14

/** Somebody agrees with the tenant on when that is; both may have agreed on another last day than was said first. */
export async function askHandBack(
  work: Work,
  contract: HeldContract,
  { on, lastDay, unit }: { on: string; lastDay: string; unit: string },
) {
  const agreedUntil = [daysAfter(lastDay, -agreedBefore), on].toSorted().at(-1) ?? on
  await settleTasks(work, handBackTask(contract.id))
  await addTask(work, {
    ...{ ...handBackTask(contract.id), period: work.newId(), role: 'propertyOfficer', branchId: contract.branchId },
    title: cut(`اتفق على موعد محضر إعادة ${unit}، وآخر يوم في العقد ${dayInWords(lastDay)}`, 200),
    details: `العقد ${contract.number}`,
    dueAt: dueBy(agreedUntil),
  })
}
