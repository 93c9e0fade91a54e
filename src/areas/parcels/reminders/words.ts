import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const reminderFactWords = {
  'parcels.pickup-reminded': 'ذُكّر صاحب طرد به',
  'parcels.storage-begun': 'بدأ رسم تخزين طرد',
  'parcels.return-warned': 'أُنذر صاحب طرد بعودته',
  'parcels.stuck-told': 'لم يتحرك طرد',
}

const Numbered = z.object({ number: z.string() })

export const reminderFactLines: FactLines = {
  'parcels.pickup-reminded': factLine(
    Numbered.extend({ day: z.number() }),
    ({ number, day }) => `ذُكّر صاحب الطرد ${number} به في اليوم ${day}`,
  ),
  'parcels.storage-begun': factLine(Numbered, ({ number }) => `بدأ رسم تخزين الطرد ${number}`),
  'parcels.return-warned': factLine(Numbered, ({ number }) => `أُنذر صاحب الطرد ${number} بعودته إلى مرسله`),
  'parcels.stuck-told': factLine(Numbered, ({ number }) => `لم يتحرك الطرد ${number}، وأُضيفت مهمة`),
}
