import { z } from 'zod'
import { saveSheetShape, sheetLines, sheetSideNames, signSheetShape } from '#areas/handovers/public.ts'
import { withLines } from '#platform/form-lines.ts'
import { chosen } from '#values/shapes.ts'
import { unitReadings } from './inspection.ts'

/** The form brings the id, so a second press is the same paper. */
export const MakeInspectionInput = z.object({
  id: z.uuid(),
  unitId: z.uuid(),
  kind: chosen(sheetSideNames, 'اختر نوع المحضر.'),
})

export const SaveInspectionInput = withLines(z.object({ inspectionId: z.uuid(), ...saveSheetShape(unitReadings) }), sheetLines)

export const SignInspectionInput = z.object({ inspectionId: z.uuid(), ...signSheetShape })

export const DiscardInspectionInput = z.object({ inspectionId: z.uuid() })
