import type { Selectable } from 'kysely'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { propertyToChange } from '#areas/properties/reached.ts'
import { changedMeanwhile } from '#areas/properties/use-cases/correct-property.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { documentName } from '../document.ts'
import { propertyDocumentWithdrawn } from '../facts.ts'
import { WithdrawPropertyDocumentInput } from '../inputs.ts'
import { nothingToRenew } from '../renewing.ts'

/** It is of another property, or was never given: it holds no more, its owner reads it no more, and what it took the place of holds again. */
export const withdrawPropertyDocument = command({
  name: 'properties.withdraw-document',
  permission: may.correct,
  input: WithdrawPropertyDocumentInput,
  async run(work, { propertyId, documentId, reason }) {
    const property = await propertyToChange(work, propertyId, may.correct)
    const one = await work.tx
      .selectFrom('propertyDocuments')
      .selectAll()
      .where('id', '=', documentId)
      .where('propertyId', '=', propertyId)
      .executeTakeFirst()
    if (!one) throw new Refusal('properties.no-such-document', 'لم نجد هذه الوثيقة. حدّث الصفحة.', 404)
    if (one.status !== 'valid') throw changedMeanwhile()
    await work.tx
      .updateTable('propertyDocuments')
      .set({ status: 'withdrawn', withdrawnReason: reason, version: one.version + 1 })
      .where('id', '=', documentId)
      .execute()
    await nothingToRenew(work, one)
    await olderHolds(work, one)
    const { kind, number, expiresOn } = one
    const told = { documentId, kind, document: documentName(one), number, expiresOn }
    work.record(propertyDocumentWithdrawn, propertyId, { property: property.name, ...told, reason })
    return { propertyId }
  },
})

type Document = Pick<Selectable<Database['propertyDocuments']>, 'propertyId' | 'kind' | 'called' | 'addedAt'>

/** The newest of those before it. */
async function olderHolds({ tx }: Work, { propertyId, kind, called, addedAt }: Document) {
  const older = await tx
    .selectFrom('propertyDocuments')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where('kind', '=', kind)
    .where('called', 'is not distinct from', called)
    .where('status', '=', 'replaced')
    .where('addedAt', '<=', addedAt)
    .orderBy('addedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (older) await tx.updateTable('propertyDocuments').set({ status: 'valid' }).where('id', '=', older.id).execute()
}
