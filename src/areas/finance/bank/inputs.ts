import { z } from 'zod'
import { TypedColumns } from '#platform/imports/columns.ts'

export const CheckStatementInput = TypedColumns.omit({ importId: true }).extend({ statementId: z.uuid() })

export const StatementInput = z.object({ statementId: z.uuid() })
