import { cardsOn, listsOf, newestList, plainRates } from '#areas/rates/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { cover } from '#values/rate-ladder.ts'
import { kindInWords, kinds } from '../kinds/queries.ts'
import { machinesLine, shownDays } from './price-list.ts'

/** The list that holds, the lists before and to come, and what it makes of some stretches. */
export async function machinePrices(ctx: Pick<Ctx, 'db' | 'now'>) {
  const today = dayOf(ctx.now())
  const [lists, all, seen] = [await listsOf(ctx, machinesLine), await kinds(ctx.db), await newestList(ctx, machinesLine)]
  const current = await cardsOn(ctx, { line: machinesLine, day: today })
  const inForce = current[0]?.listId
  const cards = current.map((card) => ({ kindId: card.classId, ...plainRates(card) }))
  return {
    seen,
    lists: lists.map((list) => ({
      ...list,
      state: list.id === inForce ? ('current' as const) : list.validFrom > today ? ('coming' as const) : ('past' as const),
    })),
    cards,
    kinds: all.map(({ id, name, capacity }) => ({ id, name: kindInWords({ name, capacity }) })),
    examples: all.flatMap(({ id, name, capacity }) => {
      const card = cards.find(({ kindId }) => kindId === id)
      if (!card) return []
      const prices = shownDays.map((days) => cover(() => card.rungs, days).net)
      return [{ id, name: kindInWords({ name, capacity }), hour: card.hour, overtime: card.extras.overtime ?? 0n, prices }]
    }),
  }
}
export type MachinePrices = Awaited<ReturnType<typeof machinePrices>>
