import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'

export const letterFactWords = {
  'vehicles.border-letter-asked': 'طُلب اعتماد خطاب عدم ممانعة',
  'vehicles.border-letter-issued': 'صدر خطاب عدم ممانعة',
  'vehicles.border-letter-printed': 'طُبع خطاب عدم ممانعة',
  'vehicles.border-letter-voided': 'أُلغي خطاب عدم ممانعة',
}

const Told = z.object({ country: z.string(), until: z.string(), plate: z.string(), contract: z.string() })
const Numbered = Told.extend({ number: z.string() })
const which = ({ number, plate, country }: z.output<typeof Numbered>) => `${number} لعبور ${plate} إلى ${country}`

export const letterFactLines: FactLines = {
  'vehicles.border-letter-asked': factLine(
    Told.extend({ why: z.string() }),
    ({ country, plate, contract, why }) => `طُلب اعتماد عبور ${plate} إلى ${country} في عقد ${contract}: ${why}`,
  ),
  'vehicles.border-letter-issued': factLine(
    Numbered,
    (told) => `صدر الخطاب ${which(told)} في عقد ${told.contract}، حتى ${dayInWords(told.until)}`,
  ),
  'vehicles.border-letter-printed': factLine(Numbered, (told) => `طُبع الخطاب ${which(told)}`),
  'vehicles.border-letter-voided': factLine(
    Numbered.extend({ why: z.string() }),
    (told) => `أُلغي الخطاب ${which(told)}: ${told.why}`,
  ),
}
