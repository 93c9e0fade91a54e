import type { Fault } from '#platform/field-fault.ts'
import { dayOf, daysAfter, isDay } from '#values/days.ts'
import { isStopped, type Stopped, usualDays } from '../fleet/vehicle.ts'

const mostDays = 365

/** By the clock: the day on which a car is in use again is to come, and not in another age. Of a car that is in use nothing is asked. */
export function faultOfReadyOn({ readiness, readyOn }: Readonly<Record<string, unknown>>, now: Date): Fault[] {
  const day = String(readyOn)
  if (!isStopped(String(readiness)) || !isDay(day)) return []
  const today = dayOf(now)
  if (day < today) return [['readyOn', 'هذا يوم مضى. اختر اليوم أو ما بعده.']]
  return day > daysAfter(today, mostDays) ? [['readyOn', 'اختر يومًا خلال سنة. إن كانت لن تعود فبعها.']] : []
}

/** The day that was said, else as long as it usually takes. */
export const dayReady = (readiness: Stopped, readyOn: string | undefined, now: Date) =>
  readyOn ?? daysAfter(dayOf(now), usualDays[readiness])
