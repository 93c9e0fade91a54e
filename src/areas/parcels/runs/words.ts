import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'

export const runFactWords = {
  'parcels.run-planned': 'خُطّطت جولة توزيع',
  'parcels.run-filled': 'أُضيف إلى جولة توزيع',
  'parcels.run-out': 'خرجت جولة توزيع',
  'parcels.run-closed': 'أُقفلت جولة توزيع',
  'parcels.stop-dropped': 'أُخرج طرد من جولة',
  'parcels.stop-moved': 'غُيّر ترتيب جولة',
  'parcels.attempts-spent': 'نفدت محاولات تسليم طرد',
  'parcels.customer-called': 'اتصل المندوب بصاحب طرد',
}

const Run = z.object({ number: z.string(), courier: z.string(), day: z.string() })
const named = ({ number, courier, day }: z.output<typeof Run>) => `الجولة ${number} مع ${courier}، ${dayInWords(day)}`

export const runFactLines: FactLines = {
  'parcels.run-planned': factLine(
    Run.extend({ count: z.number() }),
    ({ count, ...run }) => `خُطّطت ${named(run)}: ${howMany(count, 'parcel')}`,
  ),
  'parcels.run-filled': factLine(
    Run.extend({ count: z.number() }),
    ({ count, ...run }) => `أُضيف إلى ${named(run)}: ${howMany(count, 'parcel')}`,
  ),
  'parcels.run-out': factLine(
    Run.extend({ count: z.number() }),
    ({ count, ...run }) => `خرجت ${named(run)}: ${howMany(count, 'parcel')}`,
  ),
  'parcels.run-closed': factLine(
    Run.extend({ delivered: z.number(), back: z.number() }),
    ({ delivered, back, ...run }) => `أُقفلت ${named(run)}، سُلّم ${delivered} وعاد ${back}`,
  ),
  'parcels.stop-dropped': factLine(
    z.object({ run: z.string(), number: z.string() }),
    ({ run, number }) => `أُخرج الطرد ${number} من الجولة ${run}`,
  ),
  'parcels.stop-moved': factLine(
    z.object({ run: z.string(), courier: z.string() }),
    ({ run, courier }) => `غُيّر ترتيب الجولة ${run} مع ${courier}`,
  ),
  'parcels.attempts-spent': factLine(z.object({ number: z.string() }), ({ number }) => `نفدت محاولات تسليم الطرد ${number}`),
  'parcels.customer-called': factLine(
    z.object({ number: z.string(), calls: z.number() }),
    ({ number, calls }) => `اتصل المندوب بصاحب الطرد ${number} (${calls})`,
  ),
}
