import { barsAmong } from '#areas/calendar/public.ts'
import type { Ctx } from '#platform/context.ts'
import { momentInWords } from '#values/dates.ts'

type Chosen = { classId: string; occupancyId: string; resourceId: string; startsAt: Date; endsAt: Date }

/** The other cars of the class: free for as long, to be freed by moving what may move, or taken, and by what. */
export async function alternativesTo(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { classId, occupancyId, resourceId, startsAt, endsAt }: Chosen,
) {
  const cars = await ctx.db
    .selectFrom('vehicles')
    .innerJoin('vehicleClasses', 'vehicleClasses.id', 'vehicles.classId')
    .select(['vehicles.id', 'model', 'plateDigits', 'plateLetters', 'vehicleClasses.turnaround'])
    .where('classId', '=', classId)
    .where('vehicles.id', '<>', resourceId)
    .where('readiness', 'not in', ['sold', 'accident', 'suspended'])
    .orderBy('model')
    .orderBy('plateDigits')
    .execute()
  const turnaround = (cars[0]?.turnaround ?? 0) * 60_000
  const stretch = { from: new Date(startsAt.getTime() - turnaround), until: new Date(endsAt.getTime() + turnaround) }
  const bars = await barsAmong(
    ctx,
    cars.map(({ id }) => id),
    stretch,
  )
  return cars.map(({ id, model, plateDigits, plateLetters }) => {
    const inTheWay = bars.filter((bar) => bar.resourceId === id && bar.id !== occupancyId)
    const [fixed] = inTheWay.filter((bar) => bar.pinned || bar.status === 'out' || bar.kind === 'maintenance')
    return {
      ...{ id, model, digits: plateDigits, letters: plateLetters },
      state: fixed ? ('taken' as const) : inTheWay.length > 0 ? ('movable' as const) : ('free' as const),
      why: fixed
        ? `مشغولة حتى ${momentInWords(fixed.endsAt)}`
        : inTheWay.length > 0
          ? 'ينتقل حجز آخر إلى غيرها'
          : 'متاحة المدة كلها',
    }
  })
}
export type Alternative = Awaited<ReturnType<typeof alternativesTo>>[number]
