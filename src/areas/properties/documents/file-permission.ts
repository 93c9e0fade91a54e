import { recordOfDocumentFile } from '#areas/documents/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { ownDocuments } from '../portal/own-documents.ts'
import { propertyKind } from '../property.ts'

/** The file of one opens to whoever sees the property, and to those who own it. */
export async function permissionForDocument(ctx: Ctx, fileId: string) {
  const of = await recordOfDocumentFile(ctx, propertyKind, fileId)
  const property =
    of && (await ctx.db.selectFrom('properties').select('branchId').where('id', '=', of.recordId).executeTakeFirst())
  if (!property) return null
  if (reaches(ctx.actor, may.viewTenancies, property)) return may.viewTenancies
  const isOwn = (await ownDocuments(ctx)).some((document) => document.fileId === fileId)
  if (!isOwn) return null
  // Whoever sees by the owner's eyes is not the owner, and opens no papers so.
  return ctx.actor.seenBy ? may.view : anyoneSignedIn
}
