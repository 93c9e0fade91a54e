import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** The subject is the file; each vehicle and list that came of it has facts of its own besides. */
const Told = z.object({ fileName: z.string(), rows: z.number() })
const importFacts = (of: string) => ({
  uploaded: defineFact(`vehicles.${of}-uploaded`, Told),
  checked: defineFact(`vehicles.${of}-checked`, Told.extend({ good: z.number(), faults: z.number() })),
  imported: defineFact(`vehicles.${of}-imported`, Told.extend({ added: z.number() })),
  refused: defineFact(`vehicles.${of}-refused`, Told),
})

export const fleetImportFacts = importFacts('fleet')
export const priceImportFacts = importFacts('prices')
export const rentalImportFacts = importFacts('rentals')
