import { dayParts } from '#areas/site/request-kinds/fields.ts'
import type { Fault } from '#platform/field-fault.ts'
import { nameIn } from '#values/asked.ts'
import { dayOf, daysAfter, isDay, timeOn } from '#values/days.ts'

type Furthest = { days: number; ask: string }
const twoYears: Furthest = { days: 730, ask: 'اختر تاريخًا خلال سنتين من اليوم.' }

/** What is wrong with a day somebody asks for, seen from today; which day that is, only the office's clock knows. */
export function faultOfDay(day: string, today: string, furthest = twoYears) {
  if (day < today) return 'اختر اليوم أو تاريخًا بعده.'
  if (day > daysAfter(today, furthest.days)) return furthest.ask
  return null
}

type Typed = Readonly<Record<string, unknown>>
type Days = { names: readonly string[]; furthest?: Furthest }

/** The same of every day that is asked for under these names, and of the part of it where that is asked. */
export function faultsOfDays({ names, furthest = twoYears }: Days, typed: Typed, now: Date): Fault[] {
  const days = names.flatMap((name) => (isDay(String(typed[name])) ? [[name, String(typed[name])] as const] : []))
  const faults = days.flatMap(([name, day]): Fault[] => {
    const fault = faultOfDay(day, dayOf(now), furthest)
    return fault ? [[name, fault]] : []
  })
  const isOver = days.some(([, day]) => isOverOn(day, nameIn(dayParts, String(typed.dayPart)), now))
  return isOver ? [...faults, ['dayPart', 'مضى هذا الوقت من اليوم. اختر وقتًا بعده أو يومًا آخر.']] : faults
}

const ends = { morning: '12:00', afternoon: '18:00', evening: '22:00' } satisfies Record<keyof typeof dayParts, string>

const isOverOn = (day: string, part: keyof typeof ends | '', now: Date) =>
  part !== '' && day === dayOf(now) && timeOn(day, ends[part]) <= now
