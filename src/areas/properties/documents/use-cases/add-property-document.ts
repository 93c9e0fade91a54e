import { addDocument } from '#areas/documents/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { propertyToChange } from '#areas/properties/reached.ts'
import { command } from '#platform/command.ts'
import { propertyDocumentAdded } from '../facts.ts'
import { propertyPapers } from '../holder.ts'
import { AddPropertyDocumentInput } from '../inputs.ts'

/** Another of a kind takes the place of the one that held until then. */
export const addPropertyDocument = command({
  name: 'properties.add-document',
  permission: may.correct,
  input: AddPropertyDocumentInput,
  async run(work, { propertyId, ...typed }) {
    const property = await propertyToChange(work, propertyId, may.correct)
    const added = await addDocument(work, { holder: propertyPapers, recordId: propertyId }, typed)
    if (added) work.record(propertyDocumentAdded, propertyId, { property: property.name, ...added })
    else work.repeated()
    return { propertyId }
  },
})
