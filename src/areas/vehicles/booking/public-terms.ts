import { cardsOn } from '#areas/rates/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { leastAge } from '../classes/queries.ts'
import { addOns, openPlaces, rulesNow, rulesSetAt } from '../terms/queries.ts'
import { type CarRules, countriesIn, type EarlyReturn } from '../terms/rules.ts'

type Reader = Pick<Ctx, 'db' | 'now'>
const onRequest: readonly string[] = ['extra-driver', 'child-seat']
const nothing = { extras: [], countries: [], depositDays: null, minAge: null, seasons: [] }

/** What the public page says besides prices: what can go along, where a car may go, and when its deposit goes back; nothing before cars are let. */
export async function carTerms({ db, now }: Reader) {
  if ((await openPlaces(db)).length === 0) return nothing
  const rules = await rulesNow(db)
  const offered = (await addOns(db)).filter(({ active }) => active)
  const allowed = countriesIn(rules)
  // One list has the same seasons for every class.
  const [card] = await cardsOn({ db }, { line: 'cars', day: dayOf(now()) })
  return {
    extras: offered.filter(({ effect }) => onRequest.includes(effect)).map(({ name }) => name),
    countries: offered.flatMap(({ effect, country }) =>
      effect === 'border' && country && allowed.includes(country) ? [country] : [],
    ),
    depositDays: rules.depositDays,
    minAge: await leastAge(db),
    seasons: card?.seasons ?? [],
  }
}

/** From which age somebody may drive the one of our cars that asks for least; null while there are none. */
export const leastDriverAge = (asking: Reader | Pick<Work, 'tx'>) => leastAge('tx' in asking ? asking.tx : asking.db)

/** What becomes of a booking that is given up, as the rules have it now and since when; nothing before cars are let. */
export async function cancellingCars({ db }: Reader) {
  if ((await openPlaces(db)).length === 0) return { setAt: null, said: {} }
  return { setAt: await rulesSetAt(db), said: cancellingInWords(await rulesNow(db)) }
}

export const cancellingInWords = ({ cancelFreeHours, noShowHours, earlyReturn }: CarRules) => ({
  carCancelRule:
    cancelFreeHours > 0
      ? `بلا رسوم حتى ${howMany(cancelFreeHours, 'hour', 'gen')} قبل الموعد، وبعد ذلك أجرة يوم`
      : 'بلا رسوم حتى الموعد، وبعده أجرة يوم',
  carNoShowRule: noShowHours > 0 ? `أجرة يوم بعد ${howMany(noShowHours, 'hour', 'gen')} من الموعد` : 'أجرة يوم',
  carEarlyReturnRule: givenBack[earlyReturn],
})

const givenBack: Record<EarlyReturn, string> = {
  credit: 'ما زاد على أجرة الأيام المستعملة يعود رصيدًا للعميل',
  none: 'لا تُردّ أجرة الأيام الباقية',
  day: 'تُحسب الأيام المستعملة بسعر اليوم، ويعود الباقي رصيدًا للعميل',
}
