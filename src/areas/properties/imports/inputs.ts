import { z } from 'zod'
import { TypedColumns } from '#platform/imports/columns.ts'
import { importRows } from '#platform/imports/table.ts'
import { plannedDay } from '#values/shapes.ts'
import { mostRows } from './import-kinds.ts'

export const ImportRows = importRows(mostRows)

export const CheckImportInput = TypedColumns.extend({
  branchId: z.uuid('اختر الفرع.').optional(),
  since: plannedDay('اكتب من متى، مثل 1/1/2026.').optional(),
})
export type CheckImportForm = { branchId: string; since: string }

export const ImportInput = z.object({ importId: z.uuid() })
