import { z } from 'zod'
import { codeIn, claimFactLines as linesOf, toldOfClaim as Told, claimFactWords as wordsOf } from '#areas/claims/public.ts'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { claimWords } from './claim.ts'

export const claimFactWords = {
  ...wordsOf('vehicles', claimWords.paper),
  'vehicles.police-report-recorded': 'سُجّل بلاغ الشرطة',
  'vehicles.police-report-missing': 'انتهت مهلة بلاغ الشرطة',
  'vehicles.insurer-paid': 'سُوّيت المطالبة مع شركة التأمين',
}

const called = (told: z.output<typeof Told>) => `الملف ${told.number} على ${codeIn(told)}`

export const claimFactLines: FactLines = {
  ...linesOf({ area: 'vehicles', paper: claimWords.paper, happened: 'حادث' }),
  'vehicles.police-report-recorded': factLine(
    Told.extend({ report: z.string() }),
    (told) => `سُجّل في ${called(told)} بلاغ الشرطة ${told.report}`,
  ),
  'vehicles.police-report-missing': factLine(Told, (told) => `انتهت مهلة بلاغ الشرطة في ${called(told)}`),
  'vehicles.insurer-paid': factLine(
    Told.extend({ insurer: z.string(), paid: baisa, rest: baisa }),
    ({ insurer, paid, rest, ...told }) =>
      `دفعت ${insurer} عن ${called(told)} ${inRials(paid)}${rest > 0n ? `، ولم تقبل ${inRials(rest)}` : ''}`,
  ),
}
