import { printPaper, type RecordPaper, recordTemplate } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { hireEnglish as english } from './in-english.ts'

/** A paper of a hire in Arabic with its English beside. */
export const printRecord = (ctx: Pick<Ctx, 'db' | 'now' | 'files'>, told: RecordPaper) =>
  printPaper(ctx, recordTemplate, { ...told, day: dayOf(ctx.now()), english })
