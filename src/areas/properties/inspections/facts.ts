import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Told = z.object({ number: z.string(), unit: z.string(), property: z.string() })

export const inspectionBegun = defineFact('properties.inspection-begun', Told)
export const inspectionSaved = defineFact('properties.inspection-saved', Told)
export const inspectionDiscarded = defineFact('properties.inspection-discarded', Told)
const Signed = Told.extend({ signer: z.string() })
export const unitHandedOver = defineFact('properties.unit-handed-over', Signed)
export const unitTakenBack = defineFact('properties.unit-taken-back', Signed.extend({ lateDays: z.number() }))
export const unitInspected = defineFact('properties.unit-inspected', Signed)
