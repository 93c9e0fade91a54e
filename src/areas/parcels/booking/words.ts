import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { howMany } from '#values/plural.ts'

export const bookingFactWords = {
  'parcels.amended': 'صحّح المرسل بيانات طرد',
  'parcels.booked-expiring': 'أُنذر مرسل بإلغاء ما لم يصلنا',
  'parcels.booked-expired': 'أُلغي ما سُجّل ولم يصلنا',
}

const Expiry = z.object({ count: z.number() })

export const bookingFactLines: FactLines = {
  'parcels.amended': factLine(
    z.object({ number: z.string(), changed: z.array(z.string()) }),
    ({ number, changed }) => `صحّح المرسل بيانات الطرد ${number}: ${changed.join('، ')}`,
  ),
  'parcels.booked-expiring': factLine(Expiry, ({ count }) => `أُنذر مرسل بإلغاء ما لم يصلنا: ${howMany(count, 'parcel')}`),
  'parcels.booked-expired': factLine(Expiry, ({ count }) => `أُلغي ما سُجّل ولم يصلنا: ${howMany(count, 'parcel')}`),
}
