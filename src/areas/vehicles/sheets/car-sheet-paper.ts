import { sheetPaper } from '#areas/handovers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { carSheet } from './car-sheet.ts'

/** With the drawing, its numbered marks and every picture of the day. */
export const carSheetPaper = (ctx: Pick<Ctx, 'db' | 'now' | 'files'>, one: Parameters<typeof sheetPaper>[2]) =>
  sheetPaper(ctx, carSheet, one)
