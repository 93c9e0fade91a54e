import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { ownDocuments } from '../portal/own-documents.ts'
import { propertyDocumentKindNames, propertyDocumentState } from './document.ts'

type Reader = Pick<Ctx, 'db' | 'now'>

/** All of a property whoever asks has seen: what holds by its kinds, then what holds no more. */
export async function documentsOf({ db, now }: Reader, propertyId: string) {
  const rows = await db
    .selectFrom('propertyDocuments')
    .select(['id', 'kind', 'called', 'number', 'issuedOn', 'expiresOn', 'fileId', 'status', 'version', 'withdrawnReason'])
    .where('propertyId', '=', propertyId)
    .orderBy('status', 'desc')
    .orderBy('addedAt', 'desc')
    .execute()
  const today = dayOf(now())
  const at = ({ kind, status }: (typeof rows)[number]) => (status === 'valid' ? propertyDocumentKindNames.indexOf(kind) : 99)
  return rows
    .toSorted((one, other) => at(one) - at(other))
    .map(({ status, ...row }) => ({ ...row, state: propertyDocumentState({ status, expiresOn: row.expiresOn }, today) }))
}
export type PropertyDocument = Awaited<ReturnType<typeof documentsOf>>[number]

/** The file of one opens to whoever sees the property, and to those who own it. */
export async function permissionForDocument(ctx: Ctx, fileId: string) {
  const row = await ctx.db
    .selectFrom('propertyDocuments')
    .innerJoin('properties', 'properties.id', 'propertyDocuments.propertyId')
    .select('properties.branchId')
    .where('fileId', '=', fileId)
    .executeTakeFirst()
  if (!row) return null
  if (reaches(ctx.actor, may.viewTenancies, row)) return may.viewTenancies
  const isOwn = (await ownDocuments(ctx)).some((document) => document.fileId === fileId)
  if (!isOwn) return null
  // Whoever sees by the owner's eyes is not the owner, and opens no papers so.
  return ctx.actor.seenBy ? may.view : anyoneSignedIn
}
