import { bankingDays } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, monthsAfter } from '#values/days.ts'
import { dueInMonth } from './queries.ts'

const nothing = { sum: 0n, count: 0n, clearedSum: 0n, cleared: 0n, bouncedSum: 0n, bounced: 0n }

/** A month of the vault, day by day; anything that is no month is the one that runs. */
export async function chequeMonth(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, asked: string) {
  const today = dayOf(ctx.now())
  const month = `${/^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7)}-01`
  const next = monthsAfter(month, 1)
  const [due, works] = await Promise.all([dueInMonth(ctx, { from: month, to: daysAfter(next, -1) }), bankingDays(ctx, month, 31)])
  const found = new Map(due.map((day) => [day.dueOn, day]))
  const days = Array.from({ length: 31 }, (_, index) => daysAfter(month, index))
    .filter((on) => on < next)
    .map((on) => {
      const { count, cleared, bounced, ...sums } = found.get(on) ?? nothing
      return { on, ...sums, count: Number(count), cleared: Number(cleared), bounced: Number(bounced), works: works(on) }
    })
  return {
    ...{ month, days, today, before: monthsAfter(month, -1).slice(0, 7), after: next.slice(0, 7) },
    /** So many places of the first week belong to the month before; it begins on Sunday. */
    leading: new Date(`${month}T12:00:00Z`).getUTCDay(),
    sum: days.reduce((all, day) => all + day.sum, 0n),
    clearedSum: days.reduce((all, day) => all + day.clearedSum, 0n),
    bouncedSum: days.reduce((all, day) => all + day.bouncedSum, 0n),
  }
}
export type ChequeMonth = Awaited<ReturnType<typeof chequeMonth>>
export type MonthDay = ChequeMonth['days'][number]
