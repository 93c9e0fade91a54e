import { cardsOn } from '#areas/rates/public.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { findTerms, type LineTerms } from '../hires/terms.ts'
import { machinesLine } from '../prices/price-list.ts'
import { hireRulesNow } from '../rules/queries.ts'
import type { HireRow } from './hire-row.ts'

type Asked = { row: HireRow; kindId: string; partyId: string }

/** By what a row was agreed: the list of today and the agreement of the customer, and where the paper has its own prices by those alone. */
export async function agreedBefore(work: Work) {
  const today = dayOf(work.now())
  const rules = await hireRulesNow(work.tx)
  const cards = await cardsOn({ db: work.tx }, { line: machinesLine, day: today })

  return async ({ row, kindId, partyId }: Asked): Promise<LineTerms | null> => {
    if (!cards.some(({ classId }) => classId === kindId)) return null
    const asked = { kindId, basis: 'day' as const, startsOn: today, partyId, guarantee: 0, rules }
    const terms = await findTerms({ db: work.tx }, asked)
    const { day, week, month, hour, overtime, load } = row
    const own = [
      { days: 1, price: day ?? 0n },
      { days: 6, price: week ?? 0n },
      { days: 26, price: month ?? 0n },
    ].filter(({ price }) => price > 0n)
    const agreed = {
      ...terms.agreed,
      ...(own.length > 0 && { rungs: own }),
      ...{ hour: hour ?? terms.agreed.hour, overtime: overtime ?? terms.agreed.overtime, load: load ?? terms.agreed.load },
    }
    const percentOff = own.length > 0 ? 0 : terms.percentOff
    return { ...terms, percentOff, deposit: row.deposit, agreed }
  }
}
