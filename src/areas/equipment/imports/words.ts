import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { howMany } from '#values/plural.ts'

const wordsOf = (of: string, what: string, taken: string) => ({
  [`equipment.${of}-uploaded`]: `رُفع ملف ${what}`,
  [`equipment.${of}-checked`]: `فُحص ملف ${what}`,
  [`equipment.${of}-imported`]: taken,
  [`equipment.${of}-refused`]: `تُرك ملف ${what} دون استيراد`,
})

export const machineImportFactWords = {
  ...wordsOf('machines', 'معدات', 'استُوردت معدات'),
  ...wordsOf('operators', 'مشغّلين', 'استُورد مشغّلون'),
  ...wordsOf('pools', 'سقالات', 'استُوردت سقالات'),
  ...wordsOf('sheets', 'كشوف ساعات', 'استُوردت كشوف ساعات'),
  ...wordsOf('hires', 'تأجير قائم', 'استُورد تأجير قائم'),
  'equipment.hire-brought': 'أُدخل تأجير معدات قائم',
  ...wordsOf('prices', 'أسعار معدات', 'نُشرت أسعار معدات من ملف'),
}

const Taken = z.object({ fileName: z.string(), rows: z.number(), added: z.number() })

export const machineImportFactLines: FactLines = {
  'equipment.machines-imported': factLine(
    Taken,
    ({ fileName, rows, added }) => `استُورد ملف «${fileName}»: ${howMany(rows, 'row')}، وأُضيفت منه ${howMany(added, 'machine')}`,
  ),
  'equipment.operators-imported': factLine(
    Taken,
    ({ fileName, rows, added }) =>
      `استُورد ملف المشغّلين «${fileName}»: ${howMany(rows, 'row')}، وأُخذ منه ${howMany(added, 'row')}`,
  ),
  'equipment.pools-imported': factLine(
    Taken,
    ({ fileName, rows, added }) =>
      `استُورد ملف السقالات «${fileName}»: ${howMany(rows, 'row')}، وأُخذ منه ${howMany(added, 'row')}`,
  ),
  'equipment.sheets-imported': factLine(
    Taken,
    ({ fileName, rows, added }) =>
      `استُورد ملف كشوف الساعات «${fileName}»: ${howMany(rows, 'row')}، وسُجّل منه ${howMany(added, 'timesheet')}`,
  ),
  'equipment.hires-imported': factLine(
    Taken,
    ({ fileName, rows, added }) =>
      `استُورد ملف «${fileName}»: ${howMany(rows, 'row')}، وأُدخلت منه ${howMany(added, 'machine')} في مواقعها`,
  ),
  'equipment.hire-brought': factLine(
    z.object({
      number: z.string(),
      name: z.string(),
      site: z.string(),
      codes: z.array(z.string()),
      before: z.string().nullable(),
    }),
    ({ number, name, site, codes, before }) =>
      `أُدخل العقد ${number} للعميل ${name} في ${site}: ${codes.join('، ')}${before ? `، ورقمه القديم ${before}` : ''}`,
  ),
  'equipment.prices-imported': factLine(
    Taken,
    ({ fileName, rows }) => `نُشرت قائمة أسعار من ملف «${fileName}»: ${howMany(rows, 'row')}`,
  ),
}
