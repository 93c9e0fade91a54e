import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** The subject is the file; each fine that came of it has a fact of its own besides. */
const Brought = z.object({ fileName: z.string(), rows: z.number() })
export const fineImportUploaded = defineFact('vehicles.fines-uploaded', Brought)
export const fineImportChecked = defineFact('vehicles.fines-checked', Brought.extend({ good: z.number(), faults: z.number() }))
export const finesImported = defineFact('vehicles.fines-imported', Brought.extend({ added: z.number() }))
export const fineImportRefused = defineFact('vehicles.fines-refused', Brought)
