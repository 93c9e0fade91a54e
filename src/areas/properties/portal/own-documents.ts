import { partyOfAccount } from '#areas/customers/public.ts'
import { documentsInForce } from '#areas/documents/public.ts'
import type { Ctx } from '#platform/context.ts'
import { propertyPapers } from '../documents/holder.ts'
import { ownedNow } from './owned-now.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** The documents that hold of the properties they own by the shares that stand now, property after property. */
export async function ownDocuments(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  if (!party) return []
  const properties = await ctx.db
    .selectFrom('properties')
    .select(['id', 'name'])
    .where(ownedNow(party.id))
    .orderBy('sequence')
    .execute()
  const documents = await documentsInForce(
    ctx,
    propertyPapers,
    properties.map(({ id }) => id),
  )
  return properties.flatMap(({ id, name }) =>
    documents.filter(({ recordId }) => recordId === id).map((document) => ({ ...document, property: name })),
  )
}
export type OwnDocument = Awaited<ReturnType<typeof ownDocuments>>[number]
