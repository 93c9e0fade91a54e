import { daysAfter } from '#values/days.ts'

/** So many dues fit on the screen of a counter; the oldest come first, and the rest on the pages after them. */
export const duesPerPage = 100

/** How long a debt has been due, in the words of every list of debts. */
export const ages = {
  ahead: 'لم يحن',
  month: '1 – 30 يومًا',
  two: '31 – 60',
  three: '61 – 90',
  six: '91 – 180',
  older: 'أكثر من 180 يومًا',
} as const
export type Age = keyof typeof ages
export const ageNames = Object.keys(ages) as Age[]

export function ageOf(dueOn: string, today: string): Age {
  if (dueOn >= today) return 'ahead'
  if (dueOn >= daysAfter(today, -30)) return 'month'
  if (dueOn >= daysAfter(today, -60)) return 'two'
  if (dueOn >= daysAfter(today, -90)) return 'three'
  return dueOn >= daysAfter(today, -180) ? 'six' : 'older'
}

/** What is open in each age. */
export function ageing(dues: readonly { dueOn: string; open: bigint }[], today: string) {
  const sums: Record<Age, bigint> = { ahead: 0n, month: 0n, two: 0n, three: 0n, six: 0n, older: 0n }
  for (const { dueOn, open } of dues) sums[ageOf(dueOn, today)] += open
  return sums
}
