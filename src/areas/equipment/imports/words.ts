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
  'equipment.prices-imported': factLine(
    Taken,
    ({ fileName, rows }) => `نُشرت قائمة أسعار من ملف «${fileName}»: ${howMany(rows, 'row')}`,
  ),
}
