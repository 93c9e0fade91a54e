import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { placesOfParties } from './collected-kind.ts'
import { debtors } from './queries.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'contractKinds'>

/** Whom to visit today: who is late and has promised nothing, area by area, with those who were visited already last. */
export async function visitsOfToday(ctx: Reader) {
  const { today, cards } = await debtors(ctx)
  const late = cards.filter(({ column }) => column === 'late' || column === 'old')
  const homes = await placesOfParties(
    ctx,
    late.map(({ id }) => id),
  )
  const stops = late.flatMap((card) => {
    const { id, name, phone, late: owed, since, last, services } = card
    const isVisited = last?.way === 'visit' && dayOf(new Date(last.at)) === today
    const theirs = homes.get(id) ?? []
    const isOneOf = theirs.length > 1
    return theirs.map((home) => ({ ...home, id, name, phone, owed, isOneOf, since, last, services, isVisited }))
  })
  const areas = Map.groupBy(stops, ({ area }) => area)
  return {
    today,
    areas: [...areas]
      .toSorted(([one], [other]) => one.localeCompare(other, 'ar'))
      .map(([area, those]) => ({ area, stops: those.toSorted((one, other) => Number(one.isVisited) - Number(other.isVisited)) })),
  }
}
export type Stop = Awaited<ReturnType<typeof visitsOfToday>>['areas'][number]['stops'][number]
