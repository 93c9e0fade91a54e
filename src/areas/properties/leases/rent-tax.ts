import type { UnitUse } from '#areas/properties/property.ts'
import { daysAfter, monthsAfter } from '#values/days.ts'
import type { Stretch } from './terms.ts'

/** Of each hundred, by law. */
const standardRate = 5

type Rented = Stretch & { use: UnitUse; ownersVatin: string | null }

/** A dwelling let for less is lodging, and taxed. */
const leastMonths = 3

/** How the rent is taxed, always with the reason: it follows from the use, the term and whether the owner is registered; nobody chooses it. */
export function taxOfRent({ use, ownersVatin, ...term }: Rented) {
  const isDwelling = use === 'residential' && daysAfter(term.until, 1) >= monthsAfter(term.from, leastMonths)
  if (isDwelling) return { category: 'exempt' as const, rate: 0, reason: 'إيجار سكني معفى من الضريبة' }
  const kind = use === 'commercial' ? 'إيجار تجاري' : 'إيجار سكني لأقل من 3 أشهر'
  if (!ownersVatin)
    return { category: 'out-of-scope' as const, rate: 0, reason: `${kind}، والمالك غير مسجل في ضريبة القيمة المضافة` }
  return { category: 'standard' as const, rate: standardRate, reason: `${kind} تضاف إليه ضريبة القيمة المضافة` }
}
export type RentTax = ReturnType<typeof taxOfRent>
