import { customersNamed } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { daysAfter } from '#values/days.ts'

/** Who owned how much of it before those who own it now, the last first; what was corrected on its own day never held. */
export async function sharesBefore(ctx: Pick<Ctx, 'db'>, propertyId: string) {
  const rows = await ctx.db
    .selectFrom('shareSets')
    .innerJoin('ownershipShares', 'ownershipShares.setId', 'shareSets.id')
    .select(['shareSets.id', 'whole', 'since', 'partyId', 'parts'])
    .where('propertyId', '=', propertyId)
    .orderBy('since', 'desc')
    .orderBy('place', 'desc')
    .orderBy('position')
    .execute()
  const named = await customersNamed(ctx, [...new Set(rows.map(({ partyId }) => partyId))])
  const nameOf = new Map(named.map(({ id, name }) => [id, name]))
  const sets = [...Map.groupBy(rows, ({ id }) => id).values()]
  return sets.flatMap((owners, index) => {
    const [{ id, whole, since } = none] = owners
    const next = sets[index - 1]?.[0]?.since
    if (!next || next <= since) return []
    const shares = owners.map(({ partyId, parts }) => ({ partyId, parts, name: nameOf.get(partyId) ?? '' }))
    return [{ id, whole, since, until: daysAfter(next, -1), shares }]
  })
}
export type SharesBefore = Awaited<ReturnType<typeof sharesBefore>>[number]

const none = { id: '', whole: 0, since: '' }
