import { freeBetween } from '#areas/calendar/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { leastAge } from '../classes/queries.ts'
import { classesWithPrices } from './results.ts'

type Asking = Pick<Ctx, 'db' | 'now'> | Pick<Work, 'tx' | 'now'>

/** What a day of each class costs, from which age, and of which a car is free tomorrow; nothing while no prices are published. */
export async function carsInWords(asking: Asking) {
  const ctx = { db: 'tx' in asking ? asking.tx : asking.db, now: asking.now }
  const priced = await classesWithPrices(ctx)
  const carMinAge = (await leastAge(ctx.db)) ?? undefined
  if (priced.length === 0) return { carPrices: undefined, carClasses: undefined, carsFree: undefined, carMinAge }
  const tomorrow = timeOn(daysAfter(dayOf(asking.now()), 1), '10:00')
  const stretch = { from: tomorrow, until: new Date(tomorrow.getTime() + 86_400_000) }
  const room = await freeBetween(ctx, { classIds: priced.map(({ id }) => id), ...stretch })
  const free = priced.filter(({ id }) => room.some((one) => one.classId === id && one.free > 0))
  return {
    carPrices: priced.map(({ name, day }) => `${name} ${inRials(day)}`).join('، '),
    carMinAge,
    carClasses: priced.map(({ name }) => name).join('، '),
    carsFree: free.length > 0 ? free.map(({ name }) => name).join('، ') : undefined,
  }
}
