import { z } from 'zod'
import {
  keepMarkShape,
  keepShotShape,
  removeMarkShape,
  saveItemsShape,
  saveReadingsShape,
  sheetLines,
  signSheetShape,
} from '#areas/handovers/public.ts'
import { withLines } from '#platform/form-lines.ts'
import { optionalText } from '#values/shapes.ts'
import { machineReadings } from './machine-sheet-words.ts'

/** The form brings the id, so a second press is the same sheet. */
export const BeginMachineSheetInput = z.object({ id: z.uuid(), machineId: z.uuid() })
export const BeginHireSheetInput = z.object({ id: z.uuid(), segmentId: z.uuid(), side: z.enum(['handover', 'return']) })

const one = { sheetId: z.uuid() }
const ticked = z
  .literal('yes')
  .optional()
  .transform((word) => word === 'yes')
/** A reading far above what is known of it is confirmed, with a word of why. */
export const SaveMachineReadingsInput = z.object({
  ...{ ...one, ...saveReadingsShape(machineReadings) },
  ...{ sure: ticked, note: optionalText(500) },
})
export const SaveMachineItemsInput = withLines(z.object({ ...one, ...saveItemsShape }), sheetLines)
export const KeepMachineMarkInput = z.object({ ...one, ...keepMarkShape })
export const RemoveMachineMarkInput = z.object({ ...one, ...removeMarkShape })
export const KeepMachineShotInput = z.object({ ...one, ...keepShotShape })
export const SignMachineSheetInput = z.object({ ...one, ...signSheetShape })
export const DiscardMachineSheetInput = z.object(one)
