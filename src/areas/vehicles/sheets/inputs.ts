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
import { carReadings } from './car-sheet-words.ts'

/** The form brings the id, so a second press is the same sheet. */
export const BeginCarSheetInput = z.object({ id: z.uuid(), vehicleId: z.uuid() })

const of = { sheetId: z.uuid() }
export const SaveCarReadingsInput = z.object({ ...of, ...saveReadingsShape(carReadings) })
export const SaveCarItemsInput = withLines(z.object({ ...of, ...saveItemsShape }), sheetLines)
export const KeepCarMarkInput = z.object({ ...of, ...keepMarkShape })
export const RemoveCarMarkInput = z.object({ ...of, ...removeMarkShape })
export const KeepCarShotInput = z.object({ ...of, ...keepShotShape })
export const SignCarSheetInput = z.object({ ...of, ...signSheetShape })
export const DiscardCarSheetInput = z.object(of)
