import { type PaperPair, paperPair, paperRials, printPaper, type RecordPaper, recordTemplate } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { english } from './in-english.ts'

export type Pair = PaperPair
export const [pair, rials] = [paperPair, paperRials]

/** A paper of a rental in Arabic with its English beside. */
export const recordPaper = (ctx: Pick<Ctx, 'db' | 'now' | 'files'>, told: RecordPaper) =>
  printPaper(ctx, recordTemplate, { ...told, day: dayOf(ctx.now()), english })
