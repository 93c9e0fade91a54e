import { weekdayAndDay } from '#values/dates.ts'

/** Between which days the bank can have paid a cheque or sent it back, both days on which it works; no last one where the first is still to come. */
export type BankDays = { first: string; last: string | null }

const orAsItSays = 'أو يوم ظهوره في كشف البنك'

/** Said below the field in which the day of the bank is typed. */
export function bankDaysInWords({ first, last }: BankDays, today: string) {
  const from = weekdayAndDay(first, today)
  if (last === null) return `أول يوم ممكن ${from}، ${orAsItSays}.`
  if (first === last) return `${from} وحده ممكن، ${orAsItSays}.`
  return `يوم تعمل فيه البنوك من ${from} حتى ${weekdayAndDay(last, today)}، ${orAsItSays}.`
}
