import { z } from 'zod'
import { TypedColumns } from '#platform/imports/columns.ts'
import { plannedDay } from '#values/shapes.ts'

export const CheckOpeningInput = TypedColumns.extend({ day: plannedDay('اختر تاريخ الأرصدة.') })
export type CheckOpeningForm = Record<string, string>

export const OpeningInput = z.object({ importId: z.uuid() })
