import { findParties } from '#areas/customers/public.ts'
import { acting } from '#areas/finance/seed-people.ts'
import { demonstrationPeople } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { timeOn } from '#values/days.ts'

/** The office as the story of its rents is told: who did something, and on which day. */
export async function storyteller(ctx: Ctx) {
  const people = await demonstrationPeople(ctx)
  const person = (word: string) => {
    const found = people.find(({ email }) => email?.startsWith(`${word}@`))
    if (!found) throw new Error(`nobody of the demonstration office is called ${word}`)
    return found
  }
  /** As one of them did it on a day, never later than now. */
  const as = (word: string, day: string, clock = '10:00'): Ctx => {
    const then = new Date(Math.min(timeOn(day, clock).getTime(), ctx.now().getTime()))
    return acting(ctx, person(word), () => then)
  }
  return { ctx, person, as }
}
export type Storyteller = Awaited<ReturnType<typeof storyteller>>

export async function partyCalled(ctx: Ctx, name: string) {
  const [found] = await findParties(ctx, name, 1)
  if (!found) throw new Error(`the demonstration office has no record of ${name}`)
  return found.id
}

export async function unitCalled({ db }: Pick<Ctx, 'db'>, property: string, number: string) {
  const unit = await db
    .selectFrom('units')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select('units.id')
    .where('properties.name', '=', property)
    .where('units.number', '=', number)
    .executeTakeFirst()
  if (!unit) throw new Error(`the demonstration office has no unit ${number} in ${property}`)
  return unit.id
}
