import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { momentInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const reservationFactWords = {
  'vehicles.held': 'حُجز مبدئيًا',
  'vehicles.reserved': 'حُجزت سيارة',
  'vehicles.reservation-confirmed': 'تأكد الحجز',
  'vehicles.reservation-cancelled': 'أُلغي الحجز',
  'vehicles.assigned': 'حُددت المركبة',
  'vehicles.no-show-marked': 'لم يحضر العميل',
  'vehicles.coming': 'ذُكّر العميل بموعد التسليم',
  'vehicles.reservation-expired': 'انتهت مهلة الحجز',
  'vehicles.reservation-discounted': 'خُصم من سعر الحجز',
  'vehicles.discount-asked': 'طُلب خصم على الحجز',
}

const Told = z.object({ number: z.string(), name: z.string(), className: z.string(), startsAt: z.string() })
const Ended = Told.extend({ kept: baisa })

const Discounted = Told.extend({ percent: z.number(), why: z.string() })

const from = ({ startsAt }: { startsAt: string }) => momentInWords(new Date(startsAt))
const keptInWords = (kept: bigint) => (kept > 0n ? `، ويُحسب عليه ${inRials(kept)}` : '')

export const reservationFactLines: FactLines = {
  'vehicles.held': factLine(
    Told.extend({ until: z.string() }),
    (told) => `حُجزت ${told.className} مبدئيًا باسم ${told.name}، ${told.number}، حتى ${momentInWords(new Date(told.until))}`,
  ),
  'vehicles.reserved': factLine(Told, (told) => `حُجزت ${told.className} باسم ${told.name} من ${from(told)}، ${told.number}`),
  'vehicles.reservation-confirmed': factLine(Told, (told) => `تأكد الحجز ${told.number}: ${told.className} من ${from(told)}`),
  'vehicles.reservation-cancelled': factLine(
    Ended.extend({ why: z.string() }),
    ({ number, why, kept }) => `أُلغي الحجز ${number}: ${why}${keptInWords(kept)}`,
  ),
  'vehicles.assigned': factLine(
    Told.extend({ plate: z.string() }),
    ({ number, plate }) => `حُددت للحجز ${number} المركبة ${plate}`,
  ),
  'vehicles.no-show-marked': factLine(Ended, ({ number, name, kept }) => `لم يحضر ${name} للحجز ${number}${keptInWords(kept)}`),
  'vehicles.reservation-discounted': factLine(Discounted, ({ number, percent, why }) =>
    percent > 0 ? `خُصم ${percent}% من سعر الحجز ${number}: ${why}` : `رُفع الخصم عن الحجز ${number}: ${why}`,
  ),
  'vehicles.discount-asked': factLine(
    Discounted,
    ({ number, percent, why }) => `طُلب اعتماد خصم ${percent}% على الحجز ${number}: ${why}`,
  ),
  'vehicles.reservation-expired': factLine(Told, ({ number, name }) => `انتهت مهلة الحجز ${number} باسم ${name}`),
}

export const reservationPartWords = {
  reservationId: 'الحجز',
  className: 'الفئة',
  place: 'مكان التسليم',
  kept: 'ما يُحسب عليه',
}
