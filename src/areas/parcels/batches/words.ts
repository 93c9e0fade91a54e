import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { howMany } from '#values/plural.ts'

export const parcelImportFactWords = {
  'parcels.table-uploaded': 'رُفع ملف طرود',
  'parcels.table-checked': 'فُحص ملف طرود',
  'parcels.table-imported': 'سُجّلت طرود من ملف',
  'parcels.table-refused': 'تُرك ملف طرود دون استيراد',
}

export const parcelImportFactLines: FactLines = {
  'parcels.table-imported': factLine(
    z.object({ fileName: z.string(), rows: z.number(), added: z.number() }),
    ({ fileName, rows, added }) =>
      `استُورد ملف الطرود «${fileName}»: ${howMany(rows, 'row')}، وسُجّل منه ${howMany(added, 'parcel')}`,
  ),
}
