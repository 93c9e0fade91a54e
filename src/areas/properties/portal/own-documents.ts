import { partyOfAccount } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { propertyDocumentState } from '../documents/document.ts'
import { ownedNow } from './owned-now.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** The documents that hold of the properties they own by the shares that stand now, property after property. */
export async function ownDocuments(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  if (!party) return []
  const rows = await ctx.db
    .selectFrom('propertyDocuments as document')
    .innerJoin('properties', 'properties.id', 'document.propertyId')
    .select(['document.id', 'document.kind', 'document.called', 'document.number', 'document.expiresOn', 'document.fileId'])
    .select(['document.status', 'properties.name as property'])
    .where('document.status', '=', 'valid')
    .where(ownedNow(party.id))
    .orderBy('properties.sequence')
    .orderBy('document.addedAt')
    .execute()
  const today = dayOf(ctx.now())
  return rows.map(({ status, ...row }) => ({
    ...row,
    state: propertyDocumentState({ status, expiresOn: row.expiresOn }, today),
  }))
}
export type OwnDocument = Awaited<ReturnType<typeof ownDocuments>>[number]
