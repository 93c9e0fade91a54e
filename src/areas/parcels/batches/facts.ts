import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** The subject is the file; each parcel that came of it has its own facts besides. */
const Told = z.object({ fileName: z.string(), rows: z.number() })

export const parcelImportFacts = {
  uploaded: defineFact('parcels.table-uploaded', Told),
  checked: defineFact('parcels.table-checked', Told.extend({ good: z.number(), faults: z.number() })),
  imported: defineFact('parcels.table-imported', Told.extend({ added: z.number() })),
  refused: defineFact('parcels.table-refused', Told),
}
