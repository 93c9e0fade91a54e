import { parcelPath } from '#areas/parcels/paths.ts'
import type { Ctx } from '#platform/context.ts'
import { foundBy } from './found-by.ts'
import { shownNumber } from './number.ts'
import { parcelStates } from './parcel.ts'
import { parcelKind } from './parcel-kind.ts'
import { seenBy } from './seen-by.ts'

/** For the search over everything: by its number however it is typed, by a phone or any word. */
export async function foundParcels(ctx: Pick<Ctx, 'db' | 'actor'>, words: string) {
  const rows = await ctx.db
    .selectFrom('parcels')
    .select(['id', 'number', 'recipientName', 'state'])
    .where((eb) => seenBy(eb, ctx.actor))
    .where((eb) => foundBy(eb, words))
    .orderBy('registeredAt', 'desc')
    .limit(5)
    .execute()
  return rows.map(({ id, number, recipientName, state }) => ({
    ...{ kind: parcelKind, id, path: parcelPath(id), detail: parcelStates[state] },
    label: `${shownNumber(number)}، ${recipientName}`,
  }))
}
