import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { howMany } from '#values/plural.ts'

export const fineImportFactWords = {
  'vehicles.fines-uploaded': 'رُفع ملف مخالفات',
  'vehicles.fines-checked': 'فُحص ملف مخالفات',
  'vehicles.fines-imported': 'استُوردت مخالفات',
  'vehicles.fines-refused': 'تُرك ملف مخالفات دون استيراد',
}

const Brought = z.object({ fileName: z.string(), rows: z.number(), added: z.number() })

export const fineImportFactLines: FactLines = {
  'vehicles.fines-imported': factLine(
    Brought,
    ({ fileName, rows, added }) => `استُورد ملف «${fileName}»: ${howMany(rows, 'row')}، وسُجّل منها ${howMany(added, 'fine')}`,
  ),
}
