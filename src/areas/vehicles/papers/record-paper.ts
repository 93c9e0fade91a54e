import { type PaperPair, paperPair, paperRials, printRecord, type RecordPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { english } from './in-english.ts'

export type Pair = PaperPair
export const [pair, rials] = [paperPair, paperRials]

/** A paper of a rental in Arabic with its English beside. */
export const recordPaper = (ctx: Pick<Ctx, 'db' | 'now' | 'files'>, told: RecordPaper) => printRecord(ctx, { ...told, english })
