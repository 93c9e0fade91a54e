import { cardsOn, plainRates } from '#areas/rates/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import type { AskedLine } from '../hires/use-cases/hire-fields.ts'
import { kinds } from '../kinds/queries.ts'
import { machinesLine } from '../prices/price-list.ts'

type Db = Ctx['db'] | Work['tx']

/** The kinds that have a price on a day, each with it. */
export async function offeredOn(db: Db, day: string) {
  const [all, cards] = [await kinds(db), await cardsOn({ db }, { line: machinesLine, day })]
  return all.flatMap((kind) => {
    const card = cards.find(({ classId }) => classId === kind.id)
    return card ? [{ kind, card: plainRates(card) }] : []
  })
}
export type Offered = Awaited<ReturnType<typeof offeredOn>>[number]

export type AskedMachines = {
  kindIds: readonly string[]
  startsOn: string
  endsOn: string
  withOperator: boolean
  /** So much of what is let by quantity. */
  pools?: readonly { poolId: string; quantity: number }[]
  /** Hours of a day where it is wanted by the hour. */
  hours: number | undefined
}

/** Each machine as a line of a quotation: by the hour where its kind has such a price, with an operator where it is wanted with one, or let with one alone. */
export function linesAsked(offered: readonly Offered[], { kindIds, startsOn, endsOn, withOperator, hours }: AskedMachines) {
  return kindIds.map((kindId): AskedLine => {
    const found = offered.find(({ kind }) => kind.id === kindId)
    if (!found) throw fieldFault('machines', 'لم يعد لهذا النوع سعر معلن. أزله من طلبك أو اكتب لنا.')
    const { kind, card } = found
    const byHour = hours !== undefined && card.hour > 0n
    return {
      ...{ kindId, startsOn, endsOn, withOperator: kind.operated === 'with' || (withOperator && kind.operated !== 'without') },
      ...(byHour ? { basis: 'hour' as const, perDay: hours } : { basis: 'day' as const }),
    }
  })
}
