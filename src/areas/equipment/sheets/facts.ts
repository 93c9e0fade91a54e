import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Sheet = z.object({
  number: z.string(),
  partyId: z.string(),
  code: z.string(),
  kind: z.string(),
  day: z.string(),
  contractId: z.string(),
})
export type ToldSheet = z.output<typeof Sheet>
const Figures = { worked: z.number(), standby: z.number(), broken: z.number(), loads: z.number() }

export const sheetRecorded = defineFact('equipment.timesheet-recorded', Sheet.extend(Figures))
export const sheetPictureRemoved = defineFact('equipment.timesheet-picture-removed', Sheet.extend({ left: z.number() }))
export const sheetMissing = defineFact(
  'equipment.timesheet-missing',
  Sheet.extend({ lineId: z.string(), site: z.string(), branchId: z.string(), operatorAccountId: z.string().nullable() }),
)
export const sheetSigned = defineFact('equipment.timesheet-signed', Sheet.extend({ signer: z.string(), way: z.string() }))
export const sheetSignedBySilence = defineFact('equipment.timesheet-signed-by-silence', Sheet.extend({ days: z.number() }))
export const sheetApproved = defineFact('equipment.timesheet-approved', Sheet)
export const sheetDisputed = defineFact('equipment.timesheet-disputed', Sheet.extend({ by: z.string(), why: z.string() }))
export const sheetSettled = defineFact('equipment.timesheet-settled', Sheet.extend({ ...Figures, why: z.string() }))
