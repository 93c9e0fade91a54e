import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { shownNumber } from '../journey/number.ts'
import { seenOnShelf, standingOnShelf } from './standing.ts'

/** A stocktake as far as it is: what is still to be seen, what was, and what was seen that the books put elsewhere. */
export async function stocktakeShown(ctx: Pick<Ctx, 'db' | 'actor'>, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await ctx.db
    .selectFrom('parcelStocktakes')
    .innerJoin('parcelShelves', 'parcelShelves.id', 'parcelStocktakes.shelfId')
    .selectAll('parcelStocktakes')
    .select('code')
    .where('parcelStocktakes.id', '=', id)
    .where((eb) => withinReach(eb, ctx.actor, may.sort, { branch: 'parcelStocktakes.branchId' }))
    .executeTakeFirst()
  if (!row) return null
  const [standing, seen] = [await standingOnShelf(ctx.db, row.shelfId), await seenOnShelf(ctx.db, id)]
  const [here, there] = [new Set(seen.map(({ pieceId }) => pieceId)), new Set(standing.map(({ pieceId }) => pieceId))]
  return {
    ...row,
    pieces: [
      ...seen.map((one) => ({ ...shown(one), state: there.has(one.pieceId) ? ('seen' as const) : ('planted' as const) })),
      ...standing.filter(({ pieceId }) => !here.has(pieceId)).map((one) => ({ ...shown(one), state: 'unseen' as const })),
    ],
  }
}
export type ShownStocktake = NonNullable<Awaited<ReturnType<typeof stocktakeShown>>>

const shown = <Row extends { number: string }>({ number, ...row }: Row) => ({ ...row, number: shownNumber(number) })
