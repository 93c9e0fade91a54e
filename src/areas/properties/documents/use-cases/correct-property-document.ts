import { changedIn } from '#areas/properties/changes.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { propertyToChange } from '#areas/properties/reached.ts'
import { changedMeanwhile } from '#areas/properties/use-cases/correct-property.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { documentFieldWords, documentName } from '../document.ts'
import { propertyDocumentCorrected } from '../facts.ts'
import { CorrectPropertyDocumentInput } from '../inputs.ts'
import { nothingToRenew } from '../renewing.ts'

/** What was read wrongly from the paper; another paper is added beside it. */
export const correctPropertyDocument = command({
  name: 'properties.correct-document',
  permission: may.correct,
  input: CorrectPropertyDocumentInput,
  async run(work, { propertyId, documentId, seen, number = null, issuedOn = null, expiresOn = null }) {
    const property = await propertyToChange(work, propertyId, may.correct)
    const before = await work.tx
      .selectFrom('propertyDocuments')
      .selectAll()
      .where('id', '=', documentId)
      .where('propertyId', '=', propertyId)
      .executeTakeFirst()
    if (!before) throw new Refusal('properties.no-such-document', 'لم نجد هذه الوثيقة. حدّث الصفحة.', 404)
    const fields = { number, issuedOn, expiresOn }
    const changed = changedIn(before, fields, documentFieldWords)
    if (changed.length === 0) {
      work.repeated()
      return { propertyId }
    }
    if (seen !== before.version || before.status !== 'valid') throw changedMeanwhile()
    await work.tx
      .updateTable('propertyDocuments')
      .set({ ...fields, version: before.version + 1 })
      .where('id', '=', documentId)
      .execute()
    if (before.expiresOn !== expiresOn) await nothingToRenew(work, before)
    const told = { documentId, kind: before.kind, document: documentName(before), number, expiresOn }
    work.record(propertyDocumentCorrected, propertyId, { property: property.name, ...told, changed })
    return { propertyId }
  },
})
