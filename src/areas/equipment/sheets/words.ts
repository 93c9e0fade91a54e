import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import { asHours } from './day-sheet.ts'

export const sheetFactWords = {
  'equipment.timesheet-recorded': 'سُجّل كشف الساعات',
  'equipment.timesheet-picture-removed': 'حُذفت صورة من كشف الساعات',
  'equipment.timesheet-missing': 'لم يُسجَّل كشف الساعات',
  'equipment.timesheet-signed': 'وُقّع كشف الساعات',
  'equipment.timesheet-signed-by-silence': 'عُدّ كشف الساعات موقّعًا بالسكوت',
  'equipment.timesheet-approved': 'اعتُمد كشف الساعات',
  'equipment.timesheet-disputed': 'اعتُرض على كشف الساعات',
  'equipment.timesheet-settled': 'سُوّي كشف الساعات',
}

const Sheet = z.object({ code: z.string(), day: z.string() })
const Figures = { worked: z.number(), standby: z.number(), broken: z.number(), loads: z.number() }
const figures = ({ worked, standby, broken, loads }: { worked: number; standby: number; broken: number; loads: number }) =>
  [
    `عمل ${asHours(worked)}`,
    ...(standby > 0 ? [`انتظار ${asHours(standby)}`] : []),
    ...(broken > 0 ? [`عطل ${asHours(broken)}`] : []),
    ...(loads > 0 ? [`نقلات ${loads}`] : []),
  ].join('، ')

export const sheetFactLines: FactLines = {
  'equipment.timesheet-recorded': factLine(
    Sheet.extend(Figures),
    ({ code, day, ...done }) => `سُجّل كشف ${code} ليوم ${dayInWords(day)}: ${figures(done)}`,
  ),
  'equipment.timesheet-picture-removed': factLine(
    Sheet.extend({ left: z.number() }),
    ({ code, day, left }) => `حُذفت صورة من كشف ${code} ليوم ${dayInWords(day)}، والباقي من صوره ${left}`,
  ),
  'equipment.timesheet-missing': factLine(
    Sheet,
    ({ code, day }) => `لم يُسجَّل كشف ${code} ليوم ${dayInWords(day)} حتى السابعة مساءً`,
  ),
  'equipment.timesheet-signed': factLine(
    Sheet.extend({ signer: z.string() }),
    ({ code, day, signer }) => `وقّع ${signer} كشف ${code} ليوم ${dayInWords(day)}`,
  ),
  'equipment.timesheet-signed-by-silence': factLine(
    Sheet.extend({ days: z.number() }),
    ({ code, day, days }) => `عُدّ كشف ${code} ليوم ${dayInWords(day)} موقّعًا: لم يُعترض عليه خلال ${howMany(days, 'day')} عمل`,
  ),
  'equipment.timesheet-approved': factLine(Sheet, ({ code, day }) => `اعتُمد كشف ${code} ليوم ${dayInWords(day)}`),
  'equipment.timesheet-disputed': factLine(
    Sheet.extend({ by: z.string(), why: z.string() }),
    ({ code, day, by, why }) => `اعترض ${by} على كشف ${code} ليوم ${dayInWords(day)}: ${why}`,
  ),
  'equipment.timesheet-settled': factLine(
    Sheet.extend({ ...Figures, why: z.string() }),
    ({ code, day, why, ...done }) => `سُوّي كشف ${code} ليوم ${dayInWords(day)}: ${figures(done)}، ${why}`,
  ),
}
