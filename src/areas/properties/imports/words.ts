import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { howMany } from '#values/plural.ts'

export const propertyImportFactWords = {
  'properties.import-uploaded': 'رُفع ملف عقارات',
  'properties.import-checked': 'فُحص ملف عقارات',
  'properties.imported': 'استُورد ملف عقارات',
  'properties.import-refused': 'تُرك ملف عقارات دون استيراد',
}

const Brought = z.object({ fileName: z.string(), rows: z.number() })

export const propertyImportFactLines: FactLines = {
  'properties.imported': factLine(
    Brought.extend({ added: z.number() }),
    ({ fileName, rows, added }) => `استُورد ملف «${fileName}»: ${howMany(rows, 'row')}، وأُضيف منها ${added}`,
  ),
}
