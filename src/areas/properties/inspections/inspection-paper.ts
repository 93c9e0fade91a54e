import { sheetPaper } from '#areas/handovers/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { ShownInspection } from './queries.ts'
import { unitSheet } from './unit-sheet.ts'

/** With what was drawn under it and the pictures taken on the day. */
export const inspectionPaper = (ctx: Pick<Ctx, 'db' | 'now' | 'files'>, one: ShownInspection) => sheetPaper(ctx, unitSheet, one)
