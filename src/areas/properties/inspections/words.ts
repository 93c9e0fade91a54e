import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { howMany } from '#values/plural.ts'

export const inspectionFactWords = {
  'properties.inspection-begun': 'فُتح محضر',
  'properties.inspection-saved': 'حُفظ المحضر',
  'properties.inspection-discarded': 'أُلغيت مسودة محضر',
  'properties.unit-handed-over': 'سُلّمت الوحدة',
  'properties.unit-taken-back': 'أُعيدت الوحدة',
  'properties.unit-inspected': 'عوينت الوحدة',
}

const Told = z.object({ number: z.string(), unit: z.string(), property: z.string() })
const Signed = Told.extend({ signer: z.string() })
const where = ({ unit, property, number }: z.infer<typeof Told>) => `${unit}، ${property}، المحضر ${number}`

export const inspectionFactLines: FactLines = {
  'properties.inspection-begun': factLine(Told, (told) => `فُتح محضر: ${where(told)}`),
  'properties.inspection-saved': factLine(Told, (told) => `حُفظ المحضر: ${where(told)}`),
  'properties.inspection-discarded': factLine(Told, (told) => `أُلغيت مسودة محضر: ${where(told)}`),
  'properties.unit-handed-over': factLine(Signed, (told) => `سُلّمت ${where(told)}، وقّعه ${told.signer}`),
  'properties.unit-taken-back': factLine(Signed.extend({ lateDays: z.number() }), (told) => {
    const late = told.lateDays > 0 ? ` بعد موعدها بـ${howMany(told.lateDays, 'day', 'gen')}` : ''
    return `أُعيدت${late} ${where(told)}، وقّعه ${told.signer}`
  }),
  'properties.unit-inspected': factLine(Signed, (told) => `عوينت ${where(told)}، وقّعه ${told.signer}`),
}
