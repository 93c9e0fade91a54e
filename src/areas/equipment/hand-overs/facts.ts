import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Sheet = z.object({ number: z.string(), code: z.string(), model: z.string() })
export const machineSheetBegun = defineFact('equipment.machine-sheet-begun', Sheet)
export const machineSheetSaved = defineFact(
  'equipment.machine-sheet-saved',
  Sheet.extend({ part: z.enum(['readings', 'items']), note: z.string().optional() }),
)
export const machinePhotographed = defineFact('equipment.machine-photographed', Sheet.extend({ shot: z.string() }))
export const machineMarkKept = defineFact('equipment.machine-mark-kept', Sheet.extend({ panel: z.string(), mark: z.string() }))
export const machineMarkRemoved = defineFact('equipment.machine-mark-removed', Sheet)
export const machineSheetDiscarded = defineFact('equipment.machine-sheet-discarded', Sheet)
export const machineSheetSigned = defineFact(
  'equipment.machine-sheet-signed',
  Sheet.extend({ side: z.enum(['handover', 'return', 'periodic']), signer: z.string(), hours: z.number().optional() }),
)
