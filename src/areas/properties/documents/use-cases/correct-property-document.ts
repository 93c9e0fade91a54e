import { correctDocument } from '#areas/documents/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { propertyToChange } from '#areas/properties/reached.ts'
import { command } from '#platform/command.ts'
import { propertyDocumentCorrected } from '../facts.ts'
import { propertyPapers } from '../holder.ts'
import { CorrectPropertyDocumentInput } from '../inputs.ts'

/** What was read wrongly from the paper; another paper is added beside it. */
export const correctPropertyDocument = command({
  name: 'properties.correct-document',
  permission: may.correct,
  input: CorrectPropertyDocumentInput,
  async run(work, { propertyId, ...typed }) {
    const property = await propertyToChange(work, propertyId, may.correct)
    const corrected = await correctDocument(work, { holder: propertyPapers, recordId: propertyId }, typed)
    if (corrected) work.record(propertyDocumentCorrected, propertyId, { property: property.name, ...corrected })
    else work.repeated()
    return { propertyId }
  },
})
