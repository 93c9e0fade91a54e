import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** A document as it is told about: of which property, what it is, and until when. */
const Document = z.object({
  ...{ property: z.string(), documentId: z.string(), kind: z.string(), document: z.string() },
  ...{ number: z.string().nullable(), expiresOn: z.string().nullable() },
})

export const propertyDocumentAdded = defineFact('properties.document-added', Document)
export const propertyDocumentWithdrawn = defineFact('properties.document-withdrawn', Document.extend({ reason: z.string() }))
export const propertyDocumentCorrected = defineFact(
  'properties.document-corrected',
  Document.extend({ changed: z.array(z.string()) }),
)
