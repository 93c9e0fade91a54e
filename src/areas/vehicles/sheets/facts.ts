import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Sheet = z.object({ number: z.string(), plate: z.string(), model: z.string() })
export const carSheetBegun = defineFact('vehicles.sheet-begun', Sheet)
export const carSheetSaved = defineFact('vehicles.sheet-saved', Sheet.extend({ part: z.enum(['readings', 'items']) }))
export const carPhotographed = defineFact('vehicles.photographed', Sheet.extend({ shot: z.string() }))

const Mark = Sheet.extend({ panel: z.string(), mark: z.string() })
export const markKept = defineFact('vehicles.mark-kept', Mark)
export const markRemoved = defineFact('vehicles.mark-removed', Sheet)

export const carSheetDiscarded = defineFact('vehicles.sheet-discarded', Sheet)
export const carLookedOver = defineFact(
  'vehicles.looked-over',
  Sheet.extend({ signer: z.string(), odometer: z.number().optional(), fuel: z.number().optional() }),
)
