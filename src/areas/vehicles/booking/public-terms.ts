import type { Ctx } from '#platform/context.ts'
import { addOns, openPlaces, rulesNow } from '../terms/queries.ts'
import { countriesIn } from '../terms/rules.ts'

const onRequest: readonly string[] = ['extra-driver', 'child-seat']

/** What the public page says besides prices: what can go along, where a car may go, and when its deposit goes back; nothing before cars are let. */
export async function carTerms({ db }: Pick<Ctx, 'db'>) {
  if ((await openPlaces(db)).length === 0) return { extras: [], countries: [], depositDays: null }
  const rules = await rulesNow(db)
  const offered = (await addOns(db)).filter(({ active }) => active)
  const allowed = countriesIn(rules)
  return {
    extras: offered.filter(({ effect }) => onRequest.includes(effect)).map(({ name }) => name),
    countries: offered.flatMap(({ effect, country }) =>
      effect === 'border' && country && allowed.includes(country) ? [country] : [],
    ),
    depositDays: rules.depositDays,
  }
}
