import type { Fault } from '#platform/field-fault.ts'
import { dayOf, daysAfter, isDay } from '#values/days.ts'

const mostDays = 365

/** By the clock: a service is planned for days to come. */
export function faultOfPlan({ fromDay, untilDay }: Readonly<Record<string, unknown>>, now: Date): Fault[] {
  const [from, until, today] = [String(fromDay), String(untilDay), dayOf(now)]
  if (isDay(from) && from < today) return [['fromDay', 'هذا يوم مضى. اختر يومًا بعد اليوم.']]
  if (from === today) return [['fromDay', 'لليوم نفسه اجعل حالتها «في الصيانة». اختر يومًا بعده.']]
  return isDay(until) && until > daysAfter(today, mostDays) ? [['untilDay', 'اختر يومًا خلال سنة.']] : []
}
