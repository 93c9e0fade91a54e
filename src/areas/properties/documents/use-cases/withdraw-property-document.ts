import { withdrawDocument } from '#areas/documents/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { propertyToChange } from '#areas/properties/reached.ts'
import { command } from '#platform/command.ts'
import { propertyDocumentWithdrawn } from '../facts.ts'
import { propertyPapers } from '../holder.ts'
import { WithdrawPropertyDocumentInput } from '../inputs.ts'

/** It is of another property, or was never given: it holds no more, its owner reads it no more, and what it took the place of holds again. */
export const withdrawPropertyDocument = command({
  name: 'properties.withdraw-document',
  permission: may.correct,
  input: WithdrawPropertyDocumentInput,
  async run(work, { propertyId, ...typed }) {
    const property = await propertyToChange(work, propertyId, may.correct)
    const withdrawn = await withdrawDocument(work, { holder: propertyPapers, recordId: propertyId }, typed)
    work.record(propertyDocumentWithdrawn, propertyId, { property: property.name, ...withdrawn })
    return { propertyId }
  },
})
