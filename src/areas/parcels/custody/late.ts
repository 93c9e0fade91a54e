import { couriersWithCash } from '#areas/finance/public-cod.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, timeOn } from '#values/days.ts'

const aDay = 86_400_000

/** When cash was last to be in a box: nine in the evening, of today or of the day before. */
export function cashDue(now: Date) {
  const today = timeOn(dayOf(now), '21:00')
  return today <= now ? today : new Date(today.getTime() - aDay)
}

/** Who has cash with them that was to be in a box by then. */
export async function lateCouriers(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>) {
  const due = cashDue(ctx.now())
  return (await couriersWithCash(ctx)).filter(({ since }) => since < due)
}
export type LateCourier = Awaited<ReturnType<typeof lateCouriers>>[number]
