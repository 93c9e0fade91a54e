import { cardPrice, cardsOfList, cardsOn, listsOf, newestList, ordinary } from '#areas/rates/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'
import { classes } from '../classes/queries.ts'
import { carsLine, shownDays } from './price-list.ts'

const dayMinutes = 24 * 60

/** Every list that was published, one of them as it is, what it makes of some days, and what the next one begins with. */
export async function pricesPage(ctx: Ctx, query: URLSearchParams) {
  const today = dayOf(ctx.now())
  const [lists, all, seen, current] = [
    await listsOf(ctx, carsLine),
    await classes(ctx.db),
    await newestList(ctx, carsLine),
    await cardsOn(ctx, { line: carsLine, day: today }),
  ]
  const asked = query.get('list') ?? ''
  const chosen = isUuid(asked) && lists.some(({ id }) => id === asked) ? await cardsOfList(ctx, asked) : current
  const cards = chosen.length > 0 || lists.length === 0 ? chosen : await cardsOfList(ctx, lists[0]?.id ?? '')
  const inForce = current[0]?.listId
  return {
    ...{ seen, classes: all.map(({ id, name }) => ({ id, name })), shownList: cards[0]?.listId ?? null },
    lists: lists.map((list) => ({
      ...list,
      state: list.id === inForce ? ('current' as const) : list.validFrom > today ? ('coming' as const) : ('past' as const),
    })),
    seasons: cards[0]?.seasons ?? [],
    cards: cards.map(({ classId, hour, rows }) => ({ classId, hour, rows })),
    examples: all.flatMap(({ id, name }) => {
      const card = cards.find(({ classId }) => classId === id)
      if (!card) return []
      return [...new Set([ordinary, ...card.seasons.map((season) => season.name)])].map((season) => ({
        ...{ id: `${id} ${season}`, name, season },
        prices: shownDays.map((days) => {
          const inSeason = {
            ...card,
            seasons: [],
            rows: card.rows.filter((row) => row.season === season).map((row) => ({ ...row, season: ordinary })),
          }
          return cardPrice(inSeason, { firstDay: today, minutes: days * dayMinutes, grace: 0 }).net
        }),
      }))
    }),
  }
}
export type PricesPage = Awaited<ReturnType<typeof pricesPage>>
