import { isWorkingDay, nextWorkingDay } from '#areas/company/public.ts'
import type { Work } from '#platform/context.ts'
import type { Fault } from '#platform/field-fault.ts'
import { weekdayAndDay } from '#values/dates.ts'
import { dayOf, daysAfter, isDay } from '#values/days.ts'

type Asked = { names: readonly string[]; typed: Readonly<Record<string, unknown>> }

/** Nobody of ours goes out on a Friday or a holiday: said at the day, with the first one after it on which somebody does. */
export async function closedDays(work: Pick<Work, 'tx' | 'now'>, { names, typed }: Asked): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const name of names) {
    const day = String(typed[name] ?? '')
    if (!isDay(day) || day < dayOf(work.now()) || (await isWorkingDay(work, day))) continue
    const next = await nextWorkingDay(work, daysAfter(day, 1))
    faults.push([name, `المكتب مغلق في هذا اليوم، فلا زيارة فيه. أقرب يوم بعده: ${weekdayAndDay(next)}.`])
  }
  return faults
}
