import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { propertyToChange } from '#areas/properties/reached.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { documentName, type PropertyDocumentKind } from '../document.ts'
import { propertyDocumentAdded } from '../facts.ts'
import { AddPropertyDocumentInput } from '../inputs.ts'
import { nothingToRenew } from '../renewing.ts'

/** Another of a kind takes the place of the one that held until then. */
export const addPropertyDocument = command({
  name: 'properties.add-document',
  permission: may.correct,
  input: AddPropertyDocumentInput,
  async run(work, { id, propertyId, kind, file: [file], ...asked }) {
    const property = await propertyToChange(work, propertyId, may.correct)
    const before = await work.tx.selectFrom('propertyDocuments').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { propertyId }
    }
    const called = kind === 'other' ? (asked.called ?? null) : null
    const { number = null, issuedOn = null, expiresOn = null } = asked
    await replaceOlder(work, { propertyId, kind, called })
    const fileId = file ? await work.keepFile(file) : null
    await work.tx
      .insertInto('propertyDocuments')
      .values({
        ...{ id, propertyId, kind, called, number, issuedOn, expiresOn, fileId },
        ...{ status: 'valid', version: 1, addedBy: work.actor.id, addedAt: work.now() },
      })
      .execute()
    const told = { documentId: id, kind, document: documentName({ kind, called }), number, expiresOn }
    work.record(propertyDocumentAdded, propertyId, { property: property.name, ...told })
    return { propertyId }
  },
})

type Same = { propertyId: string; kind: PropertyDocumentKind; called: string | null }

async function replaceOlder(work: Work, { propertyId, kind, called }: Same) {
  const older = await work.tx
    .updateTable('propertyDocuments')
    .set({ status: 'replaced' })
    .where('propertyId', '=', propertyId)
    .where('kind', '=', kind)
    .where('called', 'is not distinct from', called)
    .where('status', '=', 'valid')
    .returning('id')
    .execute()
  for (const { id } of older) await nothingToRenew(work, { id, propertyId })
}
