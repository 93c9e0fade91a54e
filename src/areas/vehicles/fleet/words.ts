import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { type Readiness, readinesses } from './vehicle.ts'

export const fleetFactWords = {
  'vehicles.added': 'أُضيفت المركبة',
  'vehicles.corrected': 'صُحّحت بيانات المركبة',
  'vehicles.readiness-set': 'تغيّرت حالة المركبة',
  'vehicles.paper-added': 'أُضيفت وثيقة للمركبة',
  'vehicles.paper-corrected': 'صُحّحت وثيقة للمركبة',
  'vehicles.paper-withdrawn': 'سُحبت وثيقة من المركبة',
  'vehicles.sale-asked': 'طُلب بيع مركبة',
  'vehicles.vehicle-sold': 'بيعت مركبة',
}

const Vehicle = z.object({ plate: z.string(), model: z.string() })
const Paper = z.object({ plate: z.string(), document: z.string(), expiresOn: z.string().nullable() })
const Sale = Vehicle.extend({ on: z.string(), to: z.string(), amount: baisa })
const Changed = { changed: z.array(z.string()) }
const readiness = (name: string) => readinesses[name as Readiness] ?? name

export const fleetFactLines: FactLines = {
  'vehicles.added': factLine(Vehicle, ({ plate, model }) => `أُضيفت ${model}، لوحة ${plate}`),
  'vehicles.corrected': factLine(Vehicle.extend(Changed), ({ plate, changed }) => `صُحّحت بيانات ${plate}: ${changed.join('، ')}`),
  'vehicles.readiness-set': factLine(
    Vehicle.extend({ from: z.string(), to: z.string(), until: z.string().nullable().default(null) }),
    ({ plate, from, to, until }) =>
      from === to
        ? `${plate}: «${readiness(to)}» ${until ? `حتى ${dayInWords(until)}` : ''}`
        : `${plate}: من «${readiness(from)}» إلى «${readiness(to)}»${until ? ` حتى ${dayInWords(until)}` : ''}`,
  ),
  'vehicles.paper-added': factLine(
    Paper,
    ({ plate, document, expiresOn }) =>
      `أُضيفت وثيقة للمركبة ${plate}: ${document}${expiresOn ? `، آخر يوم لها ${dayInWords(expiresOn)}` : ''}`,
  ),
  'vehicles.paper-corrected': factLine(
    Paper.extend(Changed),
    ({ plate, document, changed }) => `صُحّحت وثيقة المركبة ${plate}، ${document}: ${changed.join('، ')}`,
  ),
  'vehicles.paper-withdrawn': factLine(
    Paper.extend({ reason: z.string() }),
    ({ plate, document, reason }) => `سُحبت وثيقة المركبة ${plate}، ${document}: ${reason}`,
  ),
  'vehicles.sale-asked': factLine(Sale, ({ plate, to, amount }) => `طُلب بيع المركبة ${plate} إلى ${to} بمبلغ ${inRials(amount)}`),
  'vehicles.vehicle-sold': factLine(
    Sale,
    ({ plate, on, to, amount }) => `بيعت المركبة ${plate} إلى ${to} في ${dayInWords(on)} بمبلغ ${inRials(amount)}`,
  ),
}
