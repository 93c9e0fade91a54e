import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'

export const serviceOrderFactWords = {
  'maintenance.service-order-begun': 'خرجت من الخدمة',
  'maintenance.service-order-moved': 'تغيّر اليوم المتوقع لعودتها إلى الخدمة',
  'maintenance.service-order-ended': 'عادت إلى الخدمة',
  'maintenance.service-order-planned': 'خُطّط لخروجها من الخدمة',
  'maintenance.service-order-dropped': 'أُلغي موعد خروجها من الخدمة',
}

const Order = z.object({ reason: z.string(), until: z.string() })
const Planned = Order.extend({ from: z.string() })

export const serviceOrderFactLines: FactLines = {
  'maintenance.service-order-begun': factLine(
    Order,
    ({ reason, until }) => `خرجت من الخدمة: ${reason}، ويُتوقع أن تعود بعد ${dayInWords(until)}`,
  ),
  'maintenance.service-order-moved': factLine(Order, ({ reason, until }) => `خارج الخدمة حتى ${dayInWords(until)}: ${reason}`),
  'maintenance.service-order-ended': factLine(z.object({ reason: z.string() }), ({ reason }) => `عادت إلى الخدمة: ${reason}`),
  'maintenance.service-order-planned': factLine(
    Planned,
    ({ reason, from, until }) => `خُطّط: ${reason} من ${dayInWords(from)} إلى ${dayInWords(until)}`,
  ),
  'maintenance.service-order-dropped': factLine(
    Planned,
    ({ reason, from, until }) => `أُلغي موعد ${reason} من ${dayInWords(from)} إلى ${dayInWords(until)}`,
  ),
}
