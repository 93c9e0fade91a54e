import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** The subject is the file; each thing that came of it has facts of its own besides. */
const Told = z.object({ fileName: z.string(), rows: z.number() })
const importFacts = (of: string) => ({
  uploaded: defineFact(`equipment.${of}-uploaded`, Told),
  checked: defineFact(`equipment.${of}-checked`, Told.extend({ good: z.number(), faults: z.number() })),
  imported: defineFact(`equipment.${of}-imported`, Told.extend({ added: z.number() })),
  refused: defineFact(`equipment.${of}-refused`, Told),
})

export const machineImportFacts = importFacts('machines')
export const operatorImportFacts = importFacts('operators')
export const machinePriceImportFacts = importFacts('prices')
export const poolImportFacts = importFacts('pools')
export const sheetImportFacts = importFacts('sheets')
export const hireImportFacts = importFacts('hires')

/** A hire that was under way before these books: its machines, the number it had, and what was charged and left before. */
export const hireBrought = defineFact(
  'equipment.hire-brought',
  z.object({
    ...{ number: z.string(), partyId: z.string(), name: z.string(), site: z.string(), codes: z.array(z.string()) },
    ...{ before: z.string().nullable(), billed: baisa, deposit: baisa },
  }),
)
