import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** The subject is the file; each property and unit that came of it has facts of its own besides. */
const brought = z.object({ fileName: z.string(), rows: z.number() })
export const importUploaded = defineFact('properties.import-uploaded', brought)
export const importChecked = defineFact('properties.import-checked', brought.extend({ good: z.number(), faults: z.number() }))
export const propertiesImported = defineFact('properties.imported', brought.extend({ added: z.number() }))
export const importRefused = defineFact('properties.import-refused', brought)
