import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { howMany } from '#values/plural.ts'

export const vehicleImportFactWords = {
  'vehicles.fleet-uploaded': 'رُفع ملف مركبات',
  'vehicles.fleet-checked': 'فُحص ملف مركبات',
  'vehicles.fleet-imported': 'استُوردت مركبات',
  'vehicles.fleet-refused': 'تُرك ملف مركبات دون استيراد',
  'vehicles.prices-uploaded': 'رُفع ملف أسعار سيارات',
  'vehicles.prices-checked': 'فُحص ملف أسعار سيارات',
  'vehicles.prices-imported': 'نُشرت أسعار من ملف',
  'vehicles.prices-refused': 'تُرك ملف أسعار سيارات دون نشر',
  'vehicles.rentals-uploaded': 'رُفع ملف إيجارات قائمة',
  'vehicles.rentals-checked': 'فُحص ملف إيجارات قائمة',
  'vehicles.rentals-imported': 'استُوردت إيجارات قائمة',
  'vehicles.rentals-refused': 'تُرك ملف إيجارات قائمة دون استيراد',
}

const Taken = z.object({ fileName: z.string(), rows: z.number(), added: z.number() })

export const vehicleImportFactLines: FactLines = {
  'vehicles.fleet-imported': factLine(
    Taken,
    ({ fileName, rows, added }) => `استُورد ملف «${fileName}»: ${howMany(rows, 'row')}، وأُضيفت منه ${howMany(added, 'vehicle')}`,
  ),
  'vehicles.rentals-imported': factLine(
    Taken,
    ({ fileName, rows, added }) => `استُورد ملف «${fileName}»: ${howMany(rows, 'row')}، وأُدخل منه ${howMany(added, 'contract')}`,
  ),
  'vehicles.prices-imported': factLine(
    Taken,
    ({ fileName, rows }) => `نُشرت قائمة أسعار من ملف «${fileName}»: ${howMany(rows, 'row')}`,
  ),
}
